import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolderOnDisk } from '../lib/disk/make-folder.ts';
import { renameToDisk } from '../lib/disk/replace-file.ts';
import { foldersOf, syncFiles } from '../lib/disk/sync-files.ts';
import { syncFolder } from '../lib/disk/sync-folder.ts';
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
 * or the power cut at any moment, the link still points at a whole site: everything is on disk before the link changes.
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
    makeFolderOnDisk(releases);
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

  /**
   * Makes this release the live site.
   *
   * @param fresh files that are not links to those of the live release, which are on disk
   * @param renamed all files that the folder gained or lost
   */
  async publish(manifest: Manifest, fresh: readonly string[], renamed: readonly string[]): Promise<void> {
    await syncFiles(this.folder, fresh, this.#foldersLeft([...fresh, ...renamed]));
    writeManifest(this.folder, manifest);
    syncFolder(dirname(this.folder));
    const next = join(this.#dist, `.${this.#tenant}.next`);
    rmSync(next, { force: true });
    symlinkSync(join('.releases', this.#tenant, String(this.#number)), next);
    renameToDisk(next, join(this.#dist, this.#tenant));
  }

  /** The folders of these files, without those that never were in this release. */
  #foldersLeft = (files: readonly string[]): string[] =>
    [...foldersOf(files)].filter((folder) => existsSync(join(this.folder, folder)));

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
      // Otherwise a power cut could bring the manifest back after other files of the folder have changed.
      syncFolder(old);
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
  // A folder that came back after a power cut would count as a release, although some of its files are deleted.
  for (const parent of new Set(folders.map(dirname))) syncFolder(parent);
  const old = listFolders(trash).map((name) => join(trash, name));
  if (old.length === 0) return;
  const remove =
    'for (const folder of process.argv.slice(1)) require("node:fs").rmSync(folder, { recursive: true, force: true })';
  spawn(process.execPath, ['-e', remove, ...old], { detached: true, stdio: 'ignore' }).unref();
}
