/**
 * URLs that differ only in a number that counts up: the text before it, its first value and number of digits, how many
 * there are, and the text after it. The list itself would be 0.1 kB of a vehicle page's compressed HTML.
 */
type Numbered = [before: string, first: number, digits: number, count: number, after: string];

/** The frames of a spin. A list if their URLs follow no number. */
export type PackedFrames = Numbered | { urls: string[] };

const unpackNumbered = ([before, first, digits, count, after]: Numbered): string[] =>
  Array.from({ length: count }, (_, i) => `${before}${String(first + i).padStart(digits, '0')}${after}`);

export function packFrames(urls: string[]): PackedFrames {
  // The last number of the path is the frame's.
  const [, before, digits, after] = /^([^?#]*?)(\d+)([^\d?#]*(?:[?#].*)?)$/.exec(urls[0] ?? '') ?? [];
  if (before === undefined || digits === undefined || after === undefined) return { urls };
  const width = digits.startsWith('0') ? digits.length : 1;
  const numbered: Numbered = [before, Number(digits), width, urls.length, after];
  return unpackNumbered(numbered).every((url, i) => url === urls[i]) ? numbered : { urls };
}

export const unpackFrames = (frames: PackedFrames): string[] =>
  'urls' in frames ? frames.urls : unpackNumbered(frames);
