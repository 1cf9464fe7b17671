/** Separates the entries of a list in one cell, and limits their number. */
export interface ListRule {
  separator: RegExp;
  limit: number;
}

/**
 * Several addresses in a cell are separated by pipes, line breaks, tabs, or by commas, semicolons or spaces before the
 * next address. Other spaces belong to the name of a file.
 */
export const ADDRESS_LIST: ListRule = {
  separator: /[|\t\r\n]|[,;](?=\s*(?:https?:|\/))|\s(?=https?:|\/)/,
  limit: 100,
};

/** Features are separated by line breaks, pipes, semicolons or commas, except commas inside a number. */
export const FEATURE_LIST: ListRule = { separator: /\r?\n|\||;|<br\s*\/?>|,(?!\d)/i, limit: 150 };
