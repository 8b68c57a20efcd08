import parsePhoneNumber from 'libphonenumber-js/min';

/** Calling codes have three digits at most; a longer prefix includes an area code, and the number follows unchanged. */
const longestCallingCode = '+358'.length;

/**
 * A phone number as it follows its prefix, digits only; null when there is no such number. The trunk zero of Finnish
 * numbers is dropped, the leading zero of Italian ones is kept.
 */
export function nationalNumber(prefix: string, typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (prefix.length > longestCallingCode) {
    const local = digits.replace(/^0/, '');
    return parsePhoneNumber(`${prefix}${local}`)?.isValid() ? local : null;
  }
  try {
    const phone = parsePhoneNumber(digits, { defaultCallingCode: prefix.slice(1) });
    return phone?.isValid() ? phone.nationalNumber : null;
  } catch {
    // The package throws on a calling code that no country has.
    return null;
  }
}
