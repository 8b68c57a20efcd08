/** The caller asked for something that no honest client asks for; it is a bug of the client, not of the guest. */
export class BadInputError extends Error {}
