/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  return (
    /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)*\.[\p{L}\d-]{2,}$/u.test(text) &&
    !/^\.|\.\.|\.@/.test(text)
  );
}

/** A Finnish business id, with its check digit right. */
export function isFinnishBusinessId(text: string): boolean {
  const match = /^(\d{7})-(\d)$/.exec(text);
  if (match === null) return false;
  const [, digits = '', check = ''] = match;
  const weights = [7, 9, 10, 5, 8, 4, 2];
  const rest = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0) % 11;
  return rest !== 1 && Number(check) === (rest === 0 ? 0 : 11 - rest);
}
