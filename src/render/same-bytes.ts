import { readFileSync, statSync } from 'node:fs';

/**
 * True if both files exist and are equal, byte by byte.
 *
 * @throws the file system's error if a file that exists cannot be read
 */
export function haveSameBytes(one: string, other: string): boolean {
  const sizes = [one, other].map((file) => statSync(file, { throwIfNoEntry: false })?.size);
  if (sizes[0] === undefined || sizes[0] !== sizes[1]) return false;
  return readFileSync(one).equals(readFileSync(other));
}
