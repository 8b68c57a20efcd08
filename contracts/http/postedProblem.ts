interface Problem {
  readonly message: string;
  readonly extensions: { readonly code: string };
}

const problem = (code: string, message: string): Problem => ({ message, extensions: { code } });

/** Why a body is no operation; null for one that can be read. What a sender wrote is not repeated. */
export const postedProblem = (body: string): Problem | null => {
  let posted: unknown;
  try {
    posted = JSON.parse(body);
  } catch {
    return problem('BAD_REQUEST', 'The request is not JSON');
  }
  if (Array.isArray(posted)) return problem('BATCH_REFUSED', 'A request has at most 1 operation, and no list');
  const isObject = typeof posted === 'object' && posted !== null;
  return isObject ? null : problem('BAD_REQUEST', 'The request is not a JSON object');
};
