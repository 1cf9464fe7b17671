import { memoizeWords } from '../cells/word-key.ts';

/**
 * Normalises the name of a column or element path: "g:Additional Image_Link" becomes `additional_image_link`,
 * "image[0].url" and "image/url" become `image.url`, "vehicle:year" `year`, "@type" `type`.
 */
export const cellName: (source: string) => string = memoizeWords((source) =>
  source
    .trim()
    .split(/[./]/)
    .map((part) =>
      part
        .replace(/^\w+:/, '')
        .replace(/\[\d*\]/g, '')
        .replace(/([a-z\d])([A-Z])/g, '$1_$2')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^_+|_+$/g, ''),
    )
    .filter((part) => part !== '' && !/^\d+$/.test(part))
    .join('.'),
);

/**
 * Shortens a name so that its spellings are equal: "Stock No", "stock_no" and "STOCKNO" become `stockno`. Names are
 * looked up by it.
 */
export const nameKey: (source: string) => string = memoizeWords((source) =>
  cellName(source).replaceAll('_', ''),
);

/** The name without the numbers that count columns of one list: `photo_url` for "Photo URL 5" and "photo5Url". */
export function withoutNumbers(source: string): string {
  return cellName(source).replace(/_?\d+/g, '').replace(/^_+/, '');
}

/** The numbers in a column's name, outermost first: 10 and 2 for "image[10].tag[2]" and "image/10/tag/2". */
const cellIndexes: (source: string) => readonly number[] = memoizeWords((source) =>
  (source.match(/\d+/g) ?? []).map(Number),
);

export const hasNumber = (source: string): boolean => cellIndexes(source).length > 0;

/** Compares column names by their numbers; names without any come first and keep their order. */
export function byIndexes(a: string, b: string): number {
  const [first, second] = [cellIndexes(a), cellIndexes(b)];
  for (let i = 0; i < Math.min(first.length, second.length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}
