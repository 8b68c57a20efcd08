/** An input that no correct client sends: a bug of the client, not an outcome for the guest. */
export class BadInputError extends Error {}
