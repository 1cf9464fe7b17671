import { isAbsolute, relative, sep } from 'node:path';

/**
 * The path relative to a folder, for messages; absolute if it lies outside, because "../../.." would be hard to read.
 */
export function readablePath(path: string, from: string = process.cwd()): string {
  const short = relative(from, path);
  return short === '..' || short.startsWith(`..${sep}`) || isAbsolute(short) ? path : short;
}
