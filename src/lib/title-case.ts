/**
 * Capitalises words: "LAND ROVER discovery" → "Land Rover Discovery". Words with a digit ("CX-5", "4WD") stay
 * as they are.
 *
 * @param exceptions words whose own spelling is used: "BMW"
 */
export function titleCase(text: string, exceptions: readonly string[] = []): string {
  const spelling = new Map(exceptions.map((word) => [word.toLowerCase(), word]));
  return text.replace(/[^\s/]+/g, (word) => {
    const exception = spelling.get(word.toLowerCase());
    if (exception !== undefined) return exception;
    if (/\d/.test(word)) return word;
    return word
      .toLowerCase()
      .replace(
        /(^|[^\p{L}'’])(\p{L})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      );
  });
}
