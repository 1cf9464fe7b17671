import { basename } from 'node:path';
import { readSiteFile } from '../tenant/read-tenant.ts';
import { DEFAULT_TIMEZONE } from '../tenant/schema/defaults/timezone.ts';
import { type PlainDealer, plainDealer } from './plain-dealer.ts';

/** A tenant that the service takes requests for. */
export interface ServedTenant {
  /** Name of its folder. */
  name: string;
  /** The `id` of site.yaml, which calls carry as `website_id`. */
  websiteId: string;
  /** "https://www.dealer.example" */
  origin: string;
  /** IANA time zone of its yards' clocks. */
  timezone: string;
  /** For pages of the service itself. */
  dealer: PlainDealer;
}

/**
 * Reads the tenants' names and addresses from their site.yaml files.
 *
 * @param skipped called with the name of each tenant without a valid `id` or `url`, which is left out
 */
export async function readServedTenants(
  folders: readonly string[],
  skipped: (name: string) => void,
): Promise<ServedTenant[]> {
  const tenants: ServedTenant[] = [];
  for (const folder of folders) {
    const { draft } = await readSiteFile(folder);
    const [name, websiteId, url] = [basename(folder), draft.value('id'), draft.value('url')];
    if (websiteId === null || url === null) skipped(name);
    else {
      const timezone = draft.value('timezone') ?? DEFAULT_TIMEZONE;
      tenants.push({ name, websiteId, origin: new URL(url).origin, timezone, dealer: plainDealer(draft) });
    }
  }
  return tenants;
}
