/** A command was called in a way that cannot work; the message says what is possible. */
export class CommandError extends Error {}
