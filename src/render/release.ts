import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderMaker, linkOrCopy, listFolders, writeFresh } from './files.ts';
import { MANIFEST_FILE, type Manifest, readManifest } from './manifest.ts';

/** Releases kept besides the live one, for rolling back. */
const KEPT = 1;

const numbers = (releases: string): number[] =>
  listFolders(releases)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);

/**
 * A tenant's published site is a link, `dist/<tenant>` → `dist/.releases/<tenant>/<number>`. A build fills
 * a new release folder, with hard links for what did not change, and swaps it in by one rename of the link.
 * Killed at any moment, the link points at a whole site.
 */
export class Release {
  readonly folder: string;
  readonly #dist: string;
  readonly #tenant: string;
  readonly #number: number;
  readonly #folders = new FolderMaker();

  private constructor(dist: string, tenant: string, number: number) {
    this.#dist = dist;
    this.#tenant = tenant;
    this.#number = number;
    this.folder = join(dist, '.releases', tenant, String(number));
    mkdirSync(this.folder);
  }

  /** Begins a release beside the live one. The caller holds the tenant's build lock. */
  static begin(dist: string, tenant: string): Release {
    const releases = join(dist, '.releases', tenant);
    mkdirSync(releases, { recursive: true });
    removeUnfinished(releases);
    return new Release(dist, tenant, (numbers(releases)[0] ?? 0) + 1);
  }

  /** Writes one file; never through a hard link into an older release. */
  write(path: string, body: string | Uint8Array): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    writeFresh(file, body);
  }

  /** Takes over a file from elsewhere on disk without copying its bytes. */
  link(source: string, path: string): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    linkOrCopy(source, file);
  }

  /** Makes this release the live site, and removes those too old to roll back to. */
  publish(manifest: Manifest): void {
    writeFileSync(join(this.folder, MANIFEST_FILE), JSON.stringify(manifest));
    const next = join(this.#dist, `.${this.#tenant}.next`);
    rmSync(next, { force: true });
    symlinkSync(join('.releases', this.#tenant, String(this.#number)), next);
    renameSync(next, join(this.#dist, this.#tenant));
    const releases = join(this.#dist, '.releases', this.#tenant);
    for (const old of numbers(releases).slice(KEPT + 1))
      rmSync(join(releases, String(old)), { recursive: true });
  }

  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A release without its manifest belongs to a build that was killed. */
function removeUnfinished(releases: string): void {
  for (const number of numbers(releases)) {
    const folder = join(releases, String(number));
    if (!readManifest(folder)) rmSync(folder, { recursive: true });
  }
}
