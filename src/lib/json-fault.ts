/**
 * Why a text is no JSON, without the parser's own count of lines, which begins at the text and not at the file it
 * stands in.
 *
 * @returns the reason, how many lines into the text the fault is, and the text around it; null where the parser
 * gives no place
 */
export function jsonFault(
  error: unknown,
  text: string,
): { reason: string; linesBefore: number | null; near: string | null } {
  const message = error instanceof Error ? error.message : String(error);
  const position = /^(.*?)(?: in JSON)? at position (\d+)(?: \(line \d+ column \d+\))?$/s.exec(message);
  if (position === null) return { reason: message, linesBefore: null, near: null };
  const at = Number(position[2]);
  const linesBefore = text.slice(0, at).split('\n').length - 1;
  const near = text
    .slice(Math.max(0, at - 15), at + 15)
    .replace(/\s+/g, ' ')
    .trim();
  return { reason: position[1] ?? message, linesBefore, near };
}
