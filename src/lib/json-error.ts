import { errorMessage } from './error-message.ts';

/**
 * Explains why `JSON.parse` failed. The parser counts lines from the start of the text, which may be in the
 * middle of a file, so its own position is removed from the reason.
 *
 * @returns the reason, the number of lines before the error, and the text around it; the last two are null if the
 * parser gives no position
 */
export function explainJsonError(
  error: unknown,
  text: string,
): { reason: string; linesBefore: number | null; near: string | null } {
  const message = errorMessage(error);
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
