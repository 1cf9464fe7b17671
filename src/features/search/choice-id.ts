/** Identifies a value of a filter in both the static page and the live search. */
export const choiceId = (attribute: string, value: string): string => `${attribute}:${value}`;
