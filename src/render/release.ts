import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FolderMaker, linkOrCopy, listFolders, writeFresh } from './file-system.ts';
import { MANIFEST_FILE, type Manifest, readManifest, writeManifest } from './manifest.ts';

const numbers = (releases: string): number[] =>
  listFolders(releases)
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);

/**
 * A tenant's published site is a link, `dist/<tenant>` → `dist/.releases/<tenant>/<number>`. A build fills a new
 * release folder, with hard links for unchanged files, and publishes it by renaming the link. If the build is killed
 * at any moment, the link still points at a whole site.
 *
 * The release before the live one is kept for rolling back. The next build reuses the folder of the one before that:
 * it differs from the new site only by the last few builds, so ten thousand pages need not be linked again.
 */
export class Release {
  readonly folder: string;
  /** Manifest of the old release whose folder this one reuses; null for an empty folder. */
  readonly reused: Manifest | null;
  readonly #dist: string;
  readonly #tenant: string;
  readonly #number: number;
  readonly #folders = new FolderMaker();

  private constructor(dist: string, tenant: string, number: number, reused: Manifest | null) {
    this.#dist = dist;
    this.#tenant = tenant;
    this.#number = number;
    this.reused = reused;
    this.folder = join(dist, '.releases', tenant, String(number));
  }

  /**
   * Begins a release. The caller must hold the tenant's build lock.
   *
   * @param live the live release's folder, or ''
   * @param isSimilar decides whether the folder of an old release is worth reusing
   */
  static begin(dist: string, tenant: string, live: string, isSimilar: (old: Manifest) => boolean): Release {
    const releases = join(dist, '.releases', tenant);
    mkdirSync(releases, { recursive: true });
    const number = (numbers(releases)[0] ?? 0) + 1;
    const folder = join(releases, String(number));
    const { reused, outdated } = reuseOldRelease(releases, live, folder, isSimilar);
    removeInBackground(join(dist, '.releases', '.old'), outdated);
    if (!reused) mkdirSync(folder);
    return new Release(dist, tenant, number, reused);
  }

  /** Writes one file; never through a hard link into another release. */
  write(path: string, body: string | Uint8Array): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    writeFresh(file, body);
  }

  /** Adds a file from elsewhere on disk without copying its bytes. */
  link(source: string, path: string): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    linkOrCopy(source, file);
  }

  /** Adds a copy of a file from elsewhere on disk. */
  copy(source: string, path: string): void {
    const file = join(this.folder, path);
    this.#folders.ensureFor(file);
    rmSync(file, { force: true });
    // FICLONE: file systems that support it share the blocks until one of the two files changes.
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

  /**
   * Removes an unfinished release. Files that a failing disk keeps have no manifest, so the next build removes them.
   */
  discard(): void {
    try {
      rmSync(this.folder, { recursive: true, force: true });
    } catch {
      // The error that made the build give up is the one worth reporting.
    }
  }
}

/**
 * Reuses an old release: renames the newest folder that is not needed for rolling back to `folder`, if that release is
 * similar enough. Its manifest is removed first, because a folder without one marks an unfinished build. `outdated`
 * lists folders to remove: unfinished builds and releases that are no longer needed.
 */
function reuseOldRelease(
  releases: string,
  live: string,
  folder: string,
  isSimilar: (old: Manifest) => boolean,
): { reused: Manifest | null; outdated: string[] } {
  let canRollBack = false;
  let reused: Manifest | null = null;
  const outdated: string[] = [];
  for (const number of numbers(releases)) {
    if (number === Number(basename(live))) continue;
    const old = join(releases, String(number));
    const { manifest } = readManifest(old);
    if (manifest && !canRollBack) canRollBack = true;
    else if (manifest && !reused && isSimilar(manifest)) {
      rmSync(join(old, MANIFEST_FILE));
      renameSync(old, folder);
      reused = manifest;
    } else outdated.push(old);
  }
  return { reused, outdated };
}

/**
 * Removing ten thousand files takes longer than a build, so the folders are moved to the trash and a background process
 * deletes them, with any that an earlier, killed process left. The trash folder itself stays: another build may be
 * moving folders into it.
 */
function removeInBackground(trash: string, folders: string[]): void {
  mkdirSync(trash, { recursive: true });
  for (const folder of folders) renameSync(folder, join(trash, randomUUID()));
  const old = listFolders(trash).map((name) => join(trash, name));
  if (old.length === 0) return;
  const remove =
    'for (const folder of process.argv.slice(1)) require("node:fs").rmSync(folder, { recursive: true, force: true })';
  spawn(process.execPath, ['-e', remove, ...old], { detached: true, stdio: 'ignore' }).unref();
}
