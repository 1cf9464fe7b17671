/** The arguments of a command or its environment variables are wrong. The message names what is valid. */
export class CommandError extends Error {}
