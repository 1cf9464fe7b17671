import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import pLimit from 'p-limit';
import { replaceFile } from '../../lib/disk/replace-file.ts';
import { copiesOf, copyWidths, OWN_PICTURES } from '../../lib/own-picture.ts';
import { pathSegment } from '../../lib/slug.ts';
import { ENCODING, encodeCopy } from './encode-copy.ts';
import type { PictureFacts } from './read-picture.ts';

/** Letters of a digest in addresses, besides the name. */
const DIGEST_LENGTH = 8;
/** Letters of the file's name in addresses. Each copy's address is part of the page. */
const NAME_LENGTH = 32;

/** The file name of a copy without width: it changes with the picture's content and with how copies are made. */
function stemOf(name: string, { content }: PictureFacts): string {
  const digest = hash('sha1', JSON.stringify([content, ENCODING]), 'base64url').slice(0, DIGEST_LENGTH);
  return `${pathSegment(parse(name).name.slice(0, NAME_LENGTH))}-${digest}`;
}

/** Address of the largest copy of a picture. */
export const addressOfCopy = (name: string, facts: PictureFacts, largest: number): string =>
  `${OWN_PICTURES}${stemOf(name, facts)}-${largest}.avif`;

/** All addresses of a picture's copies, from that of the largest. */
export const allCopies = (address: string): string[] => copiesOf(address).map((copy) => copy.address);

const fileName = (address: string): string => address.slice(OWN_PICTURES.length);

// One at a time in the whole process: a picture of 64 megapixels takes up to 400 MB, and the encoder uses all processors.
const oneAtATime = pLimit(1);

/** A folder of copies, each made once. A copy that is there is complete: it gets its name when it is on disk. */
export class CopyStore {
  readonly #folder: string;
  readonly #needed = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** File of a copy, which need not exist. */
  file(address: string): string {
    return join(this.#folder, fileName(address));
  }

  has(address: string): boolean {
    return existsSync(this.file(address));
  }

  /** Keeps a copy when the others are removed. */
  need(address: string): void {
    this.#needed.add(fileName(address));
  }

  /** @throws Error if the picture cannot be read, or the disk refuses the copy */
  async make(address: string, source: string): Promise<void> {
    await oneAtATime(async () => {
      if (this.has(address)) return;
      const width = copiesOf(address).at(-1)?.width ?? 0;
      const body = await encodeCopy(source, width);
      mkdirSync(this.#folder, { recursive: true });
      replaceFile(this.file(address), body);
    });
  }

  /** Width of the largest copy, of those up to `largest`, with which all smaller ones are there, too; null if there is none. */
  largestComplete(name: string, facts: PictureFacts, largest: number): number | null {
    const start = `${stemOf(name, facts)}-`;
    const widths = this.#names()
      .filter((file) => file.startsWith(start))
      .map((file) => Number(/^(\d+)\.avif$/.exec(file.slice(start.length))?.[1] ?? 0))
      .filter((width) => width > 0 && width <= largest)
      .sort((a, b) => b - a);
    return widths.find((width) => copyWidths(width).every((one) => widths.includes(one))) ?? null;
  }

  /** Removes the copies that nothing needs, and what a killed build left. Published sites keep theirs, which are links. */
  prune(): void {
    for (const name of this.#names())
      if (!this.#needed.has(name)) rmSync(join(this.#folder, name), { force: true });
  }

  #names(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : [];
  }
}
