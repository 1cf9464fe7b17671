import { join } from 'node:path';
import { createPictureChild } from '../platform/pictures/picture-child.ts';

const SCRIPT = join(import.meta.dirname, 'photo-child.ts');

export interface PhotoCleaner {
  /**
   * Encodes a photo again, see `cleanPhoto`. Photos wait for each other. Resolves to null for a file that is no photo,
   * or that takes too long or too much memory.
   */
  clean: (bytes: Uint8Array) => Promise<Buffer | null>;
  close: () => void;
}

/** Cleans photos in a child process, see `createPictureChild`. */
export function createPhotoCleaner({
  script = SCRIPT,
  limitMs,
}: {
  script?: string;
  limitMs?: number;
} = {}): PhotoCleaner {
  const { encode, close } = createPictureChild<Uint8Array>(script, limitMs);
  return { clean: encode, close };
}
