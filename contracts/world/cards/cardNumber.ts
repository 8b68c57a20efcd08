/** The check digit that makes a number pass the Luhn test, as a till checks it. */
const checkDigit = (digits: string): number => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

/** The number of the card with a serial number: `6400`, five digits of the serial, and a check digit. */
export const cardNumberOf = (serial: number): string => {
  const digits = `6400${String(serial).padStart(5, '0')}`;
  return `${digits}${checkDigit(digits)}`;
};

/** Whether a number is one that the chain could have given out. */
export const isCardNumber = (number: string): boolean =>
  /^6400\d{6}$/.test(number) && checkDigit(number.slice(0, -1)) === Number(number.at(-1));
