/** Identifies a value of a filter in both renderings of the search page. */
export const choiceId = (attribute: string, value: string): string => `${attribute}:${value}`;
