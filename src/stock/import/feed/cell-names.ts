import { remembered } from '../cells/word-key.ts';

/**
 * One spelling for a column or element path: "g:Additional Image_Link" is `additional_image_link`,
 * "image[0].url" and "image/url" are `image.url`, "vehicle:year" is `year`, "@type" is `type`.
 */
export const cellName: (source: string) => string = remembered((source) =>
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

/** The numbers in a column's name, outermost first: "image[10].tag[2]" and "image/10/tag/2" have 10 and 2. */
const cellIndexes: (source: string) => readonly number[] = remembered((source) =>
  [...source.matchAll(/\[(\d+)\]|(?<=[./])(\d+)(?=[./]|$)/g)].map(([, inBrackets, alone]) =>
    Number(inBrackets ?? alone),
  ),
);

/** Orders columns by the numbers in their names; those without any come first and stay as they are. */
export function byIndexes(a: string, b: string): number {
  const [first, second] = [cellIndexes(a), cellIndexes(b)];
  for (let i = 0; i < Math.min(first.length, second.length); i++) {
    const difference = (first[i] ?? 0) - (second[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return first.length - second.length;
}
