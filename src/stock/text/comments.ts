import { decodeEntities } from './entities.ts';

const BLOCK_TAG = /<\/?(?:p|br|ul|ol|li|h3|h4)\b[^>]*>/i;

/** The paragraphs and lines of comments, without markup. */
export const commentParagraphs = (html: string | null): string[] =>
  (html ?? '')
    .split(BLOCK_TAG)
    .map((part) =>
      decodeEntities(part.replace(/<[^>]*>/g, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');

/** The sentences of a paragraph. A full stop before a small letter or a digit is that of an abbreviation or a number. */
export const sentencesOf = (paragraph: string): string[] =>
  paragraph.split(/(?<=[.!?][”’"')]?)\s+(?=[^a-z\d])/);
