/** Characters of a line that is still large beside a picture. */
const LONGEST_LINE = 10;

/** The lines of a heading whose parts between commas are short: "Ridden,", "known,", "ready". Otherwise none. */
export function shortLines(heading: string): string[] {
  const lines = heading.split(/(?<=,)\s+/);
  return lines.length > 1 && lines.every(({ length }) => length <= LONGEST_LINE) ? lines : [];
}
