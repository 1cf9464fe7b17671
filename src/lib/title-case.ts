/**
 * "LAND ROVER discovery" as "Land Rover Discovery". Words with a digit ("CX-5", "4WD") and those of `kept`, whose
 * spelling wins over the text's, stay as they are.
 */
export function titleCase(text: string, kept: readonly string[] = []): string {
  const spelling = new Map(kept.map((word) => [word.toLowerCase(), word]));
  return text.replace(/[^\s/]+/g, (word) => {
    const own = spelling.get(word.toLowerCase());
    if (own !== undefined) return own;
    if (/\d/.test(word)) return word;
    return word
      .toLowerCase()
      .replace(
        /(^|[^\p{L}'’])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
  });
}
