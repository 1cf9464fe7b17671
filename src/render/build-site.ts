import { join } from 'node:path';
import { lookOf } from '../frame/look.ts';
import { themeCss } from '../frame/theme-css.ts';
import { acquireLock } from '../lib/disk/lock.ts';
import { counted } from '../lib/plural.ts';
import type { Compiled } from './compile.ts';
import { generatePictures } from './generate-pictures.ts';
import { hashedMedia } from './hashed-media.ts';
import { type HashedFiles, mediaFiles, publicFiles } from './linked-files.ts';
import { compileTenantOverrides, loadInventory, loadTenantToBuild, type SiteFolders } from './load-site.ts';
import { writeLookSheets } from './look-sheets.ts';
import { type PublishSummary, publishInventory } from './publish-inventory.ts';
import { smallFrameFiles } from './small-frame-files.ts';

export interface BuildOptions extends SiteFolders {
  dist: string;
  compiled: Compiled;
  /** Number of rendering threads. */
  jobs: number;
  /** Render every page, changed or not. */
  force: boolean;
  /** Publish even if more stock disappeared than the tenant allows. */
  acceptDrop: boolean;
  now: Date;
  onProgress: (done: number, total: number) => void;
  /** Called after each copy of the dealer's own pictures that had to be made. */
  onPicture?: (done: number, total: number) => void;
}

export interface BuildSummary extends PublishSummary {
  vehicles: number;
  warnings: string[];
}

/**
 * Builds one tenant from its folders into `dist/<tenant>`.
 *
 * @throws `BuildRefused` with every reason when the site cannot be published, `Locked` when another build of the
 *   tenant is running
 */
export async function buildSite(options: BuildOptions): Promise<BuildSummary> {
  const { tenant, warnings } = await loadTenantToBuild(options, options.now);
  const slug = tenant.site.slug;
  const unlock = acquireLock(join(options.dist, '.releases', `${slug}.lock`), `${slug} is being built`);
  try {
    const overrides = await compileTenantOverrides(tenant, options);
    const { root, folder } = options;
    const digests = join(options.dist, '.picture-digests', `${slug}.json`);
    const hashed = hashedMedia({ root, folder, cache: digests });
    const loaded = await loadInventory(tenant, options, options.now, {
      sourcesId: options.compiled.sourcesId,
      overrides,
      hashedMedia: hashed,
      pictures: {
        cache: join(options.dist, '.own-pictures', slug),
        make: true,
        ...(options.onPicture ? { onProgress: options.onPicture } : {}),
      },
    });
    const { inventory, pictures } = loaded;
    const found: HashedFiles = {
      file: (address) => pictures.file(address) ?? hashed.file(address),
      plain: (address) => hashed.plain(pictures.plain(address)),
    };
    hashed.save();
    warnings.push(...loaded.warnings);
    const own = new Set(loaded.publicFiles);
    const media = mediaFiles(
      root,
      inventory.media.filter((path) => !own.has(path.slice(1))),
      found,
    );
    if (media.missing.length > 0) {
      warnings.push(
        `${counted(media.missing.length, 'picture')} ${media.missing.length === 1 ? 'does' : 'do'} not exist; the first is ${media.missing[0]}. Add the file or correct its address.`,
      );
    }
    const cache = join(options.dist, '.made-pictures', slug);
    const made = await generatePictures({ root, folder, cache, hashed: found }, inventory.social, (name) =>
      own.has(name),
    );
    if (made.unreadable.length > 0)
      warnings.push(
        `Link previews of some pages show the dealer's picture instead of the page's own, because ${counted(made.unreadable.length, 'picture')} cannot be read; the first is ${made.unreadable[0]}. Replace the file or correct its address.`,
      );
    const small = await smallFrameFiles(
      join(options.dist, '.small-frames', slug),
      inventory.smallFrames,
      hashed,
    );
    if (small.unreadable.length > 0)
      warnings.push(
        `${counted(small.unreadable.length, 'picture')} of vehicle spins cannot be read; the first is ${hashed.plain(small.unreadable[0] ?? '')}. Replace the file.`,
      );
    const summary = await publishInventory(inventory, {
      dist: options.dist,
      compiled: options.compiled,
      overrides,
      sheets: writeLookSheets(options.compiled, {
        forms: lookOf(tenant).forms,
        themeCss: themeCss(tenant.site.theme),
      }),
      linked: [
        ...publicFiles(options.folder, loaded.publicFiles),
        ...media.files,
        ...made.files,
        ...small.files,
      ],
      jobs: options.jobs,
      force: options.force,
      maxDrop: options.acceptDrop ? null : tenant.site.config.stock.max_drop,
      now: options.now,
      onProgress: options.onProgress,
    });
    warnings.push(...summary.remarks);
    return { ...summary, vehicles: inventory.vehicleCount, warnings };
  } finally {
    unlock();
  }
}
