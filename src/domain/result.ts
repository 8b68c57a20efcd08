/** An expected outcome: a value, or the failure the world answered with. Bugs are thrown instead. */
export type Result<F, T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: F };

export const succeed = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure });
