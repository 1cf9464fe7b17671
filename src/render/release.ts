import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FolderMaker, linkOrCopy, listFolders, writeFresh } from './files.ts';
import { MANIFEST_FILE, type Manifest, readManifest, writeManifest } from './manifest.ts';

const numbers = (releases: string): number[] =>
  listFolders(releases)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);

/**
 * A tenant's published site is a link, `dist/<tenant>` → `dist/.releases/<tenant>/<number>`. A build fills
 * a release folder beside the live one, with hard links for what did not change, and swaps it in by one
 * rename of the link. Killed at any moment, the link points at a whole site.
 *
 * The release before the live one stays for rolling back. The one before that is the folder the next build
 * begins with: it differs from the new site only in what the last builds changed, so ten thousand pages
 * need not be linked again.
 */
export class Release {
  readonly folder: string;
  /** What the folder already holds, from the release it once was. */
  readonly held: Manifest | null;
  readonly #dist: string;
  readonly #tenant: string;
  readonly #number: number;
  readonly #folders = new FolderMaker();

  private constructor(dist: string, tenant: string, number: number, held: Manifest | null) {
    this.#dist = dist;
    this.#tenant = tenant;
    this.#number = number;
    this.held = held;
    this.folder = join(dist, '.releases', tenant, String(number));
  }

  /**
   * Begins a release. `live` is the live release's folder, or ''; `isAlike` tells whether a release is near
   * enough to the new site to begin with. The caller holds the tenant's build lock.
   */
  static begin(dist: string, tenant: string, live: string, isAlike: (held: Manifest) => boolean): Release {
    const releases = join(dist, '.releases', tenant);
    mkdirSync(releases, { recursive: true });
    const number = (numbers(releases)[0] ?? 0) + 1;
    const folder = join(releases, String(number));
    const { held, outdated } = sortOut(releases, live, folder, isAlike);
    removeLater(join(dist, '.releases', '.old'), outdated);
    if (!held) mkdirSync(folder);
    return new Release(dist, tenant, number, held);
  }

  /** Writes one file; never through a hard link into another release. */
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

  /** Takes over a file from elsewhere on disk, with bytes of its own. */
  copy(source: string, path: string): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    rmSync(file, { force: true });
    // Where the file system can, the copy shares its blocks until one of the two changes.
    copyFileSync(source, file, constants.COPYFILE_FICLONE);
  }

  remove(path: string): void {
    rmSync(join(this.folder, path), { force: true });
  }

  /** Makes this release the live site. */
  publish(manifest: Manifest): void {
    writeManifest(this.folder, manifest);
    const next = join(this.#dist, `.${this.#tenant}.next`);
    rmSync(next, { force: true });
    symlinkSync(join('.releases', this.#tenant, String(this.#number)), next);
    renameSync(next, join(this.#dist, this.#tenant));
  }

  /** Gives the release up. What a failing disk keeps of it has no manifest, so that the next build removes it. */
  discard(): void {
    try {
      rmSync(this.folder, { recursive: true, force: true });
    } catch {
      // The error that led here is the one to tell.
    }
  }
}

/**
 * Turns the release that is too old to roll back to into the new one's folder, if it is near enough, and
 * answers what it holds. Its manifest goes first: a folder without one belongs to a build that did not
 * finish. `outdated` are such folders of killed builds, and releases nobody needs.
 */
function sortOut(
  releases: string,
  live: string,
  folder: string,
  isAlike: (held: Manifest) => boolean,
): { held: Manifest | null; outdated: string[] } {
  let canRollBack = false;
  let held: Manifest | null = null;
  const outdated: string[] = [];
  for (const number of numbers(releases)) {
    if (number === Number(basename(live))) continue;
    const old = join(releases, String(number));
    const { manifest } = readManifest(old);
    if (manifest && !canRollBack) canRollBack = true;
    else if (manifest && !held && isAlike(manifest)) {
      rmSync(join(old, MANIFEST_FILE));
      renameSync(old, folder);
      held = manifest;
    } else outdated.push(old);
  }
  return { held, outdated };
}

/**
 * Removing ten thousand files takes longer than a build: they are moved away, and a process of its own removes them,
 * with what such processes that were killed left. The folder they are moved to stays, for the next build may be
 * moving its own into it just then.
 */
function removeLater(trash: string, folders: string[]): void {
  mkdirSync(trash, { recursive: true });
  for (const folder of folders) renameSync(folder, join(trash, randomUUID()));
  const old = listFolders(trash).map((name) => join(trash, name));
  if (old.length === 0) return;
  const remove =
    'for (const folder of process.argv.slice(1)) require("node:fs").rmSync(folder, { recursive: true, force: true })';
  spawn(process.execPath, ['-e', remove, ...old], { detached: true, stdio: 'ignore' }).unref();
}
