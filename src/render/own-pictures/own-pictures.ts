import { join } from 'node:path';
import pLimit from 'p-limit';
import { errorMessage } from '../../lib/error-message.ts';
import { largestCopy } from '../../lib/own-picture.ts';
import { createConfigFor } from '../../tenant/overrides/config-for.ts';
import { type PictureNames, pictureNames } from '../../tenant/own-pictures/picture-names.ts';
import {
  mayNamePictures,
  type PictureUse,
  pictureUses,
  type Replacement,
  replacePictures,
} from '../../tenant/own-pictures/replace-pictures.ts';
import type { Finding, Problem } from '../../tenant/problem.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { HashedFiles } from '../linked-files.ts';
import { addressOfCopy, allCopies, CopyStore } from './copy-store.ts';
import {
  type ContentFinding,
  missingPicture,
  smallPicture,
  unusablePicture,
  unusedPictures,
} from './picture-problems.ts';
import { type KnownPicture, PictureRecords } from './picture-records.ts';

/** Pictures that are read at a time. Each may take 400 MB. */
const READ_AT_A_TIME = 1;

export interface OwnPicturesOptions {
  /** The tenant's folder. */
  folder: string;
  /** Holds the copies, and what is known of the files. Without it, nothing is made or kept. */
  cache?: string;
  /** Make the copies now. Otherwise each is made when `make` asks for it. */
  make?: boolean;
  /** Called after each copy that had to be made. */
  onProgress?: (done: number, total: number) => void;
}

export interface OwnPictures extends HashedFiles {
  /** The tenant with the addresses and sizes of its own pictures. */
  tenant: Tenant;
  findings: Finding[];
  contentFindings: ContentFinding[];
  problems: Problem[];
  /** Makes a copy, unless it is there. Returns its file; null for an address that is no copy's. */
  make: (address: string) => Promise<string | null>;
}

/** A file that places name, with these places. */
interface UsedPicture extends KnownPicture {
  name: string;
  file: string;
  uses: PictureUse[];
}

/** Largest copies that the places need, by the width at which they show the picture. */
type Planned = Map<number, Replacement>;

async function readUsed(
  uses: readonly PictureUse[],
  names: PictureNames | null,
  records: PictureRecords,
): Promise<{ used: UsedPicture[]; missing: PictureUse[] }> {
  const byName = new Map<string, { file: string; uses: PictureUse[] }>();
  const missing: PictureUse[] = [];
  for (const use of uses) {
    const found = names?.find(use.name);
    const entry = found && (byName.get(found.name) ?? { file: found.file, uses: [] });
    if (!entry) missing.push(use);
    else {
      byName.set(found.name, entry);
      entry.uses.push(use);
    }
  }
  const limit = pLimit(READ_AT_A_TIME);
  const used = await Promise.all(
    [...byName].map(([name, entry]) =>
      limit(
        async (): Promise<UsedPicture> => ({ name, ...entry, ...(await records.read(name, entry.file)) }),
      ),
    ),
  );
  return { used, missing };
}

/** The copies that the places of a picture need. Of a picture with a fault only those are used that are there. */
function planCopies({ name, facts, fault, uses }: UsedPicture, store: CopyStore | null): Planned {
  const planned: Planned = new Map();
  if (facts === null || (fault !== null && store === null)) return planned;
  for (const { shown } of uses) {
    const wanted = largestCopy(facts.width, shown);
    const largest = fault === null ? wanted : (store?.largestComplete(name, facts, wanted) ?? null);
    if (largest === null) continue;
    const height = Math.max(1, Math.round((facts.height / facts.width) * largest));
    planned.set(shown, { src: addressOfCopy(name, facts, largest), width: largest, height });
  }
  return planned;
}

const addressesOf = (planned: Planned): string[] => [
  ...new Set([...planned.values()].flatMap(({ src }) => allCopies(src))),
];

/**
 * Makes the pictures of the tenant's folder `pictures` ready for its pages: puts the addresses of their copies in place
 * of their names, and finds what is wrong with them. A picture that cannot be used is left out, or shown as it was
 * before; it never stops a build.
 *
 * @throws the file system's error if the folder or the cache cannot be used
 */
export async function prepareOwnPictures(
  tenant: Tenant,
  { folder, cache, make = false, onProgress }: OwnPicturesOptions,
): Promise<OwnPictures> {
  const names = pictureNames(folder);
  const uses = names !== null || mayNamePictures(tenant) ? pictureUses(tenant) : [];
  const nothing = { file: () => null, plain: (address: string) => address, make: async () => null };
  if (names === null && uses.length === 0)
    return { tenant, findings: [], contentFindings: [], problems: [], ...nothing };

  const records = new PictureRecords(cache === undefined ? null : join(cache, 'pictures.json'));
  const store = cache === undefined ? null : new CopyStore(join(cache, 'copies'));
  const { used, missing } = await readUsed(uses, names, records);
  records.save();

  const plans = new Map(used.map((picture) => [picture, planCopies(picture, store)]));
  if (make && store) await makeCopies(plans, store, onProgress);
  const sources = new Map<string, UsedPicture>();
  for (const [picture, planned] of plans)
    for (const address of addressesOf(planned)) {
      sources.set(address, picture);
      store?.need(address);
    }
  store?.prune();

  const byUse = new Map<string, Planned>();
  for (const [{ uses: places }, planned] of plans) for (const { name } of places) byUse.set(name, planned);
  const shown = replacePictures(tenant, (use) => byUse.get(use.name)?.get(use.shown) ?? null);
  const faults = missing.map((use) => missingPicture(use, names));
  return {
    tenant:
      uses.length === 0
        ? tenant
        : Object.freeze({
            ...tenant,
            site: shown.site,
            content: [...shown.content],
            configFor: createConfigFor(shown.site),
          }),
    findings: faults.flatMap((fault) => ('finding' in fault ? fault.finding : [])),
    contentFindings: faults.flatMap((fault) => ('content' in fault ? fault.content : [])),
    problems: [
      ...used.flatMap((picture) => problemsOf(folder, picture, store && (plans.get(picture)?.size ?? 0) > 0)),
      ...(names ? unusedPictures(folder, names, new Set(used.map(({ name }) => name))) : []),
    ],
    file: (address) =>
      store && sources.has(address) && store.has(address)
        ? { path: address.slice(1), source: store.file(address), signature: address }
        : null,
    plain: (address) => sources.get(address)?.name ?? address,
    make: async (address) => {
      const picture = sources.get(address);
      if (!store || !picture) return null;
      if (picture.fault === null) await store.make(address, picture.file);
      return store.has(address) ? store.file(address) : null;
    },
  };
}

function problemsOf(
  folder: string,
  { facts, fault, uses }: UsedPicture,
  keepsOld: boolean | null,
): Problem[] {
  if (fault !== null) return [unusablePicture(folder, uses, fault, keepsOld)];
  return facts === null ? [] : [smallPicture(folder, uses, facts.width) ?? []].flat();
}

/** Makes all copies that are not there. A picture that cannot be encoded gets its fault, and is left out. */
async function makeCopies(
  plans: Map<UsedPicture, Planned>,
  store: CopyStore,
  onProgress: OwnPicturesOptions['onProgress'],
): Promise<void> {
  const waiting = [...plans].flatMap(([picture, planned]) =>
    picture.fault === null
      ? addressesOf(planned)
          .filter((address) => !store.has(address))
          .map((address) => ({ picture, planned, address }))
      : [],
  );
  for (const [done, { picture, planned, address }] of waiting.entries()) {
    if (picture.fault !== null) continue;
    try {
      await store.make(address, picture.file);
    } catch (error) {
      // The disk's errors have a code; those of a picture do not.
      if (error instanceof Error && 'code' in error) throw error;
      picture.fault = `cannot be encoded (${errorMessage(error)}). Export it anew as JPEG`;
      planned.clear();
    }
    onProgress?.(done + 1, waiting.length);
  }
}
