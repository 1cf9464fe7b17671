import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { INDEX_FILES } from '../frame/search/search-source.ts';
import { syncDuring } from '../lib/disk/sync-files.ts';
import { ownProperty } from '../lib/own-property.ts';
import { counted } from '../lib/plural.ts';
import type { Inventory } from '../site/inventory.ts';
import { BuildRefused } from './build-refused.ts';
import type { Compiled } from './compile.ts';
import { fileDigest, isRendered } from './file-body.ts';
import { isMissing, listFiles } from './file-system.ts';
import { assetsToPublish, type LinkedFile } from './linked-files.ts';
import { emptyManifest, MANIFEST_FILE, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { oldPictures } from './old-pictures.ts';
import { outputPath } from './output-path.ts';
import type { CompiledOverrides } from './overrides/compiled-override.ts';
import { pageLine, usedOverrides } from './overrides/used-overrides.ts';
import { pageDigester } from './page-digest.ts';
import { planPages, type RenderPlan } from './plan-pages.ts';
import { Release } from './release.ts';
import { changesBetween, type ReleaseContents, releaseContents } from './release-contents.ts';
import { failureLines } from './render-failures.ts';
import type { RenderResult } from './render-into.ts';
import { renderPages } from './render-pool.ts';
import { haveSameBytes } from './same-bytes.ts';

export interface PublishOptions {
  dist: string;
  compiled: Compiled;
  overrides?: CompiledOverrides;
  /** Style sheets of the dealer's own forms (look-sheets.ts); without them those of all forms are published. */
  sheets?: { files: Record<string, string>; replaced: ReadonlySet<string> };
  /** Pictures and public files, published unchanged. */
  linked: LinkedFile[];
  /** Number of rendering threads. */
  jobs: number;
  /** Render every page, changed or not. */
  force: boolean;
  /** Largest share of vehicles that a build may lose, 0 to 1; null for no limit. */
  maxDrop: number | null;
  now: Date;
  onProgress: (done: number, total: number) => void;
}

export interface PublishSummary {
  rendered: number;
  unchanged: number;
  removed: number;
  /** Bytes of HTML written. */
  bytes: number;
  /** False when nothing changed since the live release. */
  published: boolean;
  /** Sentences for ops. */
  remarks: string[];
}

/** Lists the changes since the previous release, for uploading to a CDN. */
export const CHANGES_FILE = '.forecourt-changes.json';

interface Live {
  /** Empty before the first build. */
  folder: string;
  /** Empty before the first build and when it cannot be read. */
  manifest: Manifest;
  /** The reason why the manifest cannot be used, or null. */
  damage: string | null;
}

/** The live release's folder and manifest. */
export function readLive(dist: string, tenant: string): Live {
  try {
    const folder = realpathSync(join(dist, tenant));
    const { manifest, damage } = readManifest(folder);
    return { folder, manifest: manifest ?? emptyManifest, damage };
  } catch (error) {
    if (isMissing(error)) return { folder: '', manifest: emptyManifest, damage: null };
    throw error;
  }
}

/**
 * Builds and publishes a site: renders the pages that changed, links the rest from the live release, and swaps the new
 * release in. The caller must hold the tenant's build lock.
 *
 * @throws `BuildRefused` when a page fails or too many vehicles disappeared; the live site is then unchanged
 */
export async function publishInventory(
  inventory: Inventory,
  options: PublishOptions,
): Promise<PublishSummary> {
  const { overrides = {} } = options;
  const live = readLive(options.dist, inventory.tenant);
  refuseDrop(inventory, live, options.maxDrop);
  const plan = planPages(inventory.sources, {
    digest: pageDigester(options.compiled.buildId),
    live: live.manifest,
    sameSources: options.compiled.sourcesId === live.manifest.sourcesId,
    force: options.force,
    overrides,
  });
  const manifest = manifestOf(inventory, options, plan, live.manifest);
  const remarks = live.damage === null ? [] : [damageRemark(live.folder, live.damage)];
  const summary = { unchanged: plan.unchanged.length, removed: plan.removed.length, remarks };
  const contents = releaseContents(manifest);
  const changes = changesBetween(releaseContents(live.manifest), contents);
  if (plan.render.length === 0 && changes.changed.length === 0 && changes.removed.length === 0) {
    if (manifest.sourcesId !== live.manifest.sourcesId) writeManifest(live.folder, manifest);
    return { ...summary, rendered: 0, bytes: 0, published: false };
  }

  const release = Release.begin(options.dist, inventory.tenant, live.folder, (old) =>
    isSimilar(old, contents),
  );
  let rendering: Promise<RenderResult> | undefined;
  try {
    const { linked, copied, written } = fileSources(inventory, options, plan, manifest, live);
    const outdated = changesBetween(release.reused ? releaseContents(release.reused) : {}, contents);
    const drawings = outdated.changed.flatMap((file) => {
      const body = linked.has(file) ? undefined : written.get(file);
      return body !== undefined && isRendered(body) ? [body.page()] : [];
    });
    const toRender = [...plan.render, ...drawings];
    rendering = renderPages(toRender, {
      entry: options.compiled.entry,
      folder: release.folder,
      overrides,
      jobs: options.jobs,
      onProgress: (done) => options.onProgress(done, toRender.length),
    });
    for (const file of outdated.removed) release.remove(file);
    for (const file of outdated.changed) {
      const [linkSource, copySource, body] = [linked.get(file), copied.get(file), written.get(file)];
      if (linkSource !== undefined) release.link(linkSource, file);
      else if (copySource !== undefined) release.copy(copySource, file);
      else if (body !== undefined && !isRendered(body)) release.write(file, body);
    }
    const [{ pages, bytes, failures, used }] = await Promise.all([
      rendering,
      syncDuring(rendering, release.folder),
    ]);
    if (failures.length > 0) throw new BuildRefused(failureLines(failures));
    for (const [path, names] of Object.entries(used))
      manifest.pages[path] = pageLine(manifest.pages[path] ?? '', usedOverrides(overrides, new Set(names)));
    const { changed, removed } = changesBetween(releaseContents(live.manifest), releaseContents(manifest));
    // Code that changed renders every page again, most of them as before. A linked picture may be the same file in both
    // releases, so only its signature tells that it changed.
    const isSame = (file: string) =>
      live.folder !== '' &&
      !Object.hasOwn(manifest.linked, file) &&
      haveSameBytes(join(live.folder, file), join(release.folder, file));
    const differing = changed.filter((file) => !isSame(file));
    release.write(CHANGES_FILE, JSON.stringify({ changed: differing, removed }, null, 1));
    const fresh = outdated.changed.filter((file) => !isInside(linked.get(file), live.folder));
    await release.publish(manifest, [...fresh, CHANGES_FILE], [...outdated.changed, ...outdated.removed]);
    return { ...summary, rendered: pages, bytes, published: true };
  } catch (error) {
    // Wait for rendering to stop: a thread that still writes would create the folder again.
    await Promise.allSettled([rendering]);
    release.discard();
    throw error;
  }
}

/** True for a file of the live release. */
const isInside = (file: string | undefined, live: string): boolean =>
  live !== '' && file !== undefined && file.startsWith(live + sep);

const damageRemark = (folder: string, damage: string): string =>
  `The list of what was published cannot be read (${join(folder, MANIFEST_FILE)}: ${damage}), so every page was rendered.`;

/** Returns whether most files of an old release stay the same, so that reusing its folder saves work. */
function isSimilar(old: Manifest, next: ReleaseContents): boolean {
  const { changed, removed } = changesBetween(releaseContents(old), next);
  return (changed.length + removed.length) * 2 < Object.keys(next).length;
}

/**
 * Refuses a build that would take too many vehicles off the site's lists because of their age, or because they are no
 * longer in the stock. Vehicles that the stock knows as sold or gone do not count: an import has recorded that, and has
 * its own limits. A first build has no site to compare with, so there only the vehicles that are too old count.
 */
function refuseDrop(inventory: Inventory, live: Live, maxDrop: number | null): void {
  const { before, lost, known } = live.folder === '' ? tooOldAtFirst(inventory) : lostSince(live, inventory);
  if (maxDrop === null || lost === 0 || lost / before <= maxDrop) return;
  const besides = known > 0 ? `, besides the ${known} that are sold or gone` : '';
  const age = inventory.stale ? `${inventory.stale.message} ` : '';
  throw new BuildRefused([
    `The site would not list ${lost} of ${counted(before, 'vehicle')} any more (${Math.round((lost / before) * 100)} %)${besides}; this tenant allows ${Math.round(maxDrop * 100)} % (config.stock.max_drop). ` +
      `${age}If that is right, build again with --accept-drop.`,
  ]);
}

function tooOldAtFirst({ onSale, stale }: Inventory) {
  const lost = stale?.count ?? 0;
  return { before: onSale.length + lost, lost, known: 0 };
}

/** `known`: vehicles that left the lists because they are sold or gone. */
function lostSince({ manifest }: Live, { onSale, left }: Inventory) {
  const listed = new Set(onSale);
  const missing = manifest.onSale.filter((id) => !listed.has(id));
  const known = missing.filter((id) => left.has(id)).length;
  return { before: manifest.onSale.length, lost: missing.length - known, known };
}

function manifestOf(
  inventory: Inventory,
  options: PublishOptions,
  plan: RenderPlan,
  live: Manifest,
): Manifest {
  const files = Object.fromEntries(inventory.files.map(({ path, body }) => [path, fileDigest(body)]));
  const today = options.now.toISOString().slice(0, 10);
  return {
    version: 3,
    buildId: options.compiled.buildId,
    sourcesId: options.compiled.sourcesId,
    onSale: inventory.onSale,
    pages: plan.digests,
    fingerprints: plan.fingerprints,
    files,
    kept: keptFiles(files, live),
    assets: assetsToPublish(
      [
        ...listFiles(options.compiled.client).filter((file) => !options.sheets?.replaced.has(file)),
        ...Object.keys(ownFiles(options)),
      ],
      live.assets,
      today,
    ),
    linked: Object.fromEntries(options.linked.map(({ path, signature }) => [path, signature])),
    oldPictures: oldPictures(new Set(options.linked.map(({ path }) => path)), live, today),
  };
}

/** The dealer's own styles and scripts: path in the site → file. */
const ownFiles = ({ overrides = {}, sheets }: PublishOptions): Record<string, string> =>
  Object.assign({}, sheets?.files, ...Object.values(overrides).map(({ files }) => files));

const INDEX_FOLDER = INDEX_FILES.slice(1);

/**
 * Search index files to publish once more, because open tabs may still load them: those that this build replaces, or
 * those kept by the live release when the index did not change.
 */
function keptFiles(files: Record<string, string>, live: Manifest): Record<string, string> {
  const outdated = Object.entries(live.files).filter(
    ([path]) => path.startsWith(INDEX_FOLDER) && !Object.hasOwn(files, path),
  );
  const kept = outdated.length > 0 ? outdated : Object.entries(live.kept ?? {});
  return Object.fromEntries(kept.filter(([path]) => !Object.hasOwn(files, path)));
}

/** Sorts all files except rendered pages by how the release gets them: hard link, copy or written bytes. */
function fileSources(
  inventory: Inventory,
  options: PublishOptions,
  plan: RenderPlan,
  manifest: Manifest,
  live: Live,
) {
  const [linked, copied] = [new Map<string, string>(), new Map<string, string>()];
  const own = ownFiles(options);
  for (const path of plan.unchanged) linked.set(outputPath(path), join(live.folder, outputPath(path)));
  for (const [path, supersededOn] of Object.entries(manifest.assets)) {
    const current = ownProperty(own, path) ?? join(options.compiled.client, path);
    linked.set(path, supersededOn === null ? current : join(live.folder, path));
  }
  for (const { path, source, signature, copy } of options.linked) {
    if (!copy) linked.set(path, source);
    else if (ownProperty(live.manifest.linked, path) === signature) linked.set(path, join(live.folder, path));
    else copied.set(path, source);
  }
  const earlier = [...Object.keys(manifest.kept ?? {}), ...Object.keys(manifest.oldPictures ?? {})];
  for (const path of earlier) linked.set(path, join(live.folder, path));
  for (const [path, digest] of Object.entries(manifest.files)) {
    if (ownProperty(live.manifest.files, path) === digest) linked.set(path, join(live.folder, path));
  }
  return { linked, copied, written: new Map(inventory.files.map(({ path, body }) => [path, body])) };
}
