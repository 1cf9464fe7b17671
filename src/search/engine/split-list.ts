/** Splits at commas and drops blank parts. */
export const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
