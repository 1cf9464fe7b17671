/**
 * The `data-choice` of a filter's value, by which the live search finds the element that replaces one of the static
 * page: for the focus, and for filters pressed while it loads.
 */
export const choiceId = (attribute: string, value: string): string => `${attribute}:${value}`;
