/**
 * A random UUID (version 4). `crypto.randomUUID` exists on secure origins only, and a practice site is also opened over
 * plain http.
 */
export const randomId = (): string =>
  // Each of these digits is mixed with random bits, and keeps those that say the version and the variant.
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
