/**
 * Whether an export can stay as it is. The digest has the sources and settings only: what an API of its own has behind
 * `CONTENT_V1_URL` may be new whenever it is asked.
 */
export const isUpToDate = ({ isThere, stamp, digest, contentUrl }) => isThere && stamp === digest && !contentUrl;
