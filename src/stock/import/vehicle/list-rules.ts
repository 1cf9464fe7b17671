/** Separates the entries of a list in one cell, and limits their number. */
export interface ListRule {
  separator: RegExp;
  limit: number;
}

/** Several addresses in a cell are separated by commas, pipes, semicolons or whitespace. */
export const ADDRESS_LIST: ListRule = { separator: /[\s|]+|[,;](?=\s*(?:https?:|\/))/, limit: 100 };

/** Features are separated by line breaks, pipes, semicolons or commas, except commas inside a number. */
export const FEATURE_LIST: ListRule = { separator: /\r?\n|\||;|<br\s*\/?>|,(?!\d)/i, limit: 150 };
