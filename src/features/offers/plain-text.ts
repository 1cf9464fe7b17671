import { decodeEntities } from '../../stock/text/entities.ts';

/** The text of sanitised HTML in one line. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
