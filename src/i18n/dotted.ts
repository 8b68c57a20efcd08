/** Short facts in one line. Where it is broken, a dot ends a line and never begins one. */
export const dotted = (facts: readonly string[]): string => facts.join('\u00a0· ');
