import { decodeHTML } from 'entities/decode';

/** Length of a sentence that says something and fits a line, in characters. */
const [SHORTEST, LONGEST] = [24, 70];

/**
 * The first sentence of a seller's comments that fits a line; null if there is none. No sentence is cut.
 *
 * @param html comments in simple HTML
 */
export function firstSentence(html: string | null): string | null {
  if (html === null) return null;
  const paragraphs = html.split(/<\/?(?:p|li|ul|ol|br|h\d|div)\b[^>]*>/i).map((part) =>
    decodeHTML(part.replace(/<[^>]*>/g, ''))
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return (
    paragraphs
      .flatMap((text) => text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? [])
      .map((sentence) => sentence.trim())
      .find(({ length }) => length >= SHORTEST && length <= LONGEST) ?? null
  );
}
