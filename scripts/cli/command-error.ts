/** A command was called with wrong arguments. The message names the possible ones. */
export class CommandError extends Error {}
