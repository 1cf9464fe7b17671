/**
 * URLs that differ only in a number that increases by 1: the text before it, its first value and least number of
 * digits, how many URLs there are, and the text after it. A list of all URLs would add 0.1 kB to a vehicle page's
 * compressed HTML.
 */
type NumberedUrls = [before: string, first: number, digits: number, count: number, after: string];

/** The frames of a spin. They are a list if their URLs are not numbered consecutively. */
export type PackedFrames = NumberedUrls | { urls: string[] };

const unpackNumbered = ([before, first, digits, count, after]: NumberedUrls): string[] =>
  Array.from({ length: count }, (_, i) => `${before}${String(first + i).padStart(digits, '0')}${after}`);

export function packFrames(urls: string[]): PackedFrames {
  // The last number in the path is the number of the frame; numbers after ? or # do not count.
  const [, before, digits, after] = /^([^?#]*?)(\d+)([^\d?#]*(?:[?#].*)?)$/.exec(urls[0] ?? '') ?? [];
  if (before === undefined || digits === undefined || after === undefined) return { urls };
  const width = digits.startsWith('0') ? digits.length : 1;
  const numbered: NumberedUrls = [before, Number(digits), width, urls.length, after];
  return unpackNumbered(numbered).every((url, i) => url === urls[i]) ? numbered : { urls };
}

export const unpackFrames = (frames: PackedFrames): string[] =>
  'urls' in frames ? frames.urls : unpackNumbered(frames);
