/** Character codes of JSON's syntax. Scanning by code is faster than by one-letter strings. */
export const NEW_LINE = 10;
export const DOUBLE_QUOTE = 34;
export const COMMA = 44;
export const OPEN_BRACKET = 91;
export const BACKSLASH = 92;
export const CLOSE_BRACKET = 93;
export const OPEN_BRACE = 123;
export const CLOSE_BRACE = 125;
export const COLON = 58;
