import { decodeEscapes } from '../../lib/decode-escapes.ts';
import { slugify } from '../../lib/slug.ts';

/** Endings of pages of other systems. */
const PAGE_ENDING = /\.(?:[sx]?html?|php\d?|aspx?|jspx?|cfm|cgi|do)$/i;
/** Endings of files that are no pages. */
const FILE_ENDING =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|map|json|xml|txt|pdf|docx?|xlsx?|zip|gz|woff2?|ttf|mp4|mp3|webm)$/i;
/** Names that other systems put before or after the part that matters. */
const LEADING = new Set(['index', 'en', 'en-au', 'au', 'site', 'web', 'www', 'cms']);
const TRAILING = new Set(['index', 'default', 'overview', 'home', 'amp', 'landing']);
const NUMBER = /^\d{1,4}$/;

/** A path of an old website as words. */
export interface ReadPath {
  /** Slugs of its parts, without endings such as ".php", page numbers and parts that say nothing. */
  segments: string[];
  /** The words of all segments. */
  words: string[];
  /** True for a picture, a script or another file. */
  isFile: boolean;
}

function withoutPageNumber(segments: string[]): string[] {
  const [name, number] = segments.slice(-2);
  const isNumbered = (name === 'page' || name === 'p') && NUMBER.test(number ?? '');
  return isNumbered ? segments.slice(0, -2) : segments;
}

/** @param path percent-encoded or not, without query */
export function readPath(path: string): ReadPath {
  const plain = decodeEscapes(path) ?? path;
  const parts = plain.split('/').filter(Boolean);
  let segments = parts.map((part) => slugify(part.replace(PAGE_ENDING, ''))).filter(Boolean);
  while (segments[0] !== undefined && LEADING.has(segments[0])) segments = segments.slice(1);
  segments = withoutPageNumber(segments);
  while (TRAILING.has(segments.at(-1) ?? '')) segments = segments.slice(0, -1);
  return {
    segments,
    words: segments.flatMap((segment) => segment.split('-')),
    isFile: FILE_ENDING.test(parts.at(-1) ?? ''),
  };
}

/** Removes the first run of these words; null if they are not in the list one after the other. */
export function withoutRun(words: readonly string[], run: readonly string[]): string[] | null {
  if (run.length === 0) return null;
  for (let start = 0; start + run.length <= words.length; start += 1) {
    if (run.every((word, at) => words[start + at] === word))
      return [...words.slice(0, start), ...words.slice(start + run.length)];
  }
  return null;
}
