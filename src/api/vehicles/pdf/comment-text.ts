import { clip } from '../../../lib/truncate.ts';
import { sentencesOf } from '../../../stock/text/comments.ts';

/** Lines that paragraphs take, if a line has this many characters. */
export const lineCount = (paragraphs: readonly string[], perLine: number): number =>
  paragraphs.reduce((lines, text) => lines + Math.ceil(text.length / perLine), 0);

/**
 * Paragraphs that fit in a number of lines. The last one ends with a sentence; only if the first sentence alone is too
 * long, it is cut after a word.
 */
export function cutAtSentence(paragraphs: readonly string[], lines: number, perLine: number): string[] {
  const kept: string[] = [];
  for (const paragraph of paragraphs) {
    const room = lines - lineCount(kept, perLine);
    if (lineCount([paragraph], perLine) <= room) {
      kept.push(paragraph);
      continue;
    }
    const part = sentencesWithin(paragraph, room * perLine);
    if (part !== '') kept.push(part);
    else if (kept.length === 0 && lines > 0) kept.push(clip(paragraph, lines * perLine));
    break;
  }
  return kept;
}

function sentencesWithin(text: string, limit: number): string {
  let kept = '';
  for (const sentence of sentencesOf(text)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (longer.length > limit) break;
    kept = longer;
  }
  return kept;
}
