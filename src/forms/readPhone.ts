import parsePhoneNumber from 'libphonenumber-js/min';

/** Calling codes have three digits at most; a longer prefix includes an area code, and the number follows unchanged. */
const longestCallingCode = '+358'.length;

export interface Phone {
  readonly prefix: string;
  /** As it follows the prefix, digits only. */
  readonly number: string;
}

/** A whole number with its country's prefix in it, such as `+358 40 123 4567` or `00358…`. */
function readWhole(typed: string): Phone | null {
  const phone = parsePhoneNumber(typed.trim().replace(/^00/, '+'));
  return phone?.isValid() ? { prefix: `+${phone.countryCallingCode}`, number: phone.nationalNumber } : null;
}

/** A number after its prefix. The trunk zero of Finnish numbers is dropped, the leading zero of Italian ones is kept. */
function readNational(prefix: string, typed: string): Phone | null {
  const digits = typed.replace(/\D/g, '');
  if (prefix.length > longestCallingCode) {
    const local = digits.replace(/^0/, '');
    return parsePhoneNumber(`${prefix}${local}`)?.isValid() ? { prefix, number: local } : null;
  }
  try {
    const phone = parsePhoneNumber(digits, { defaultCallingCode: prefix.slice(1) });
    return phone?.isValid() ? { prefix, number: phone.nationalNumber } : null;
  } catch {
    // The package throws on a calling code that no country has.
    return null;
  }
}

/**
 * The phone number that a person typed beside a chosen prefix; null when there is no such number. A whole number takes
 * the place of the chosen prefix, unless that prefix is a part of it.
 */
export function readPhone(prefix: string, typed: string): Phone | null {
  if (!/^\s*(\+|00)/.test(typed)) return readNational(prefix, typed);
  const digits = typed.replace(/\D/g, '').replace(/^00/, '');
  const own = prefix.slice(1);
  const within = digits.startsWith(own) ? readNational(prefix, digits.slice(own.length)) : null;
  return within ?? readWhole(typed);
}
