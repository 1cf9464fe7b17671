import { basename } from 'node:path';
import { WESTERNMOST_ZONE } from '../../features/leads/form-fields.ts';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import { sharedZone } from '../../tenant/time-zones.ts';
import { type PlainDealer, plainDealer } from './plain-dealer.ts';

/** A tenant whose requests the service answers. */
export interface ServedTenant {
  /** Name of its folder. */
  name: string;
  /** The `id` in site.yaml, which requests to the service send as `website_id`. */
  websiteId: string;
  /** "https://www.dealer.example" */
  origin: string;
  /**
   * IANA time zone that decides if a requested time has passed: that of its yards. If they are in several zones, the
   * time is checked again when the yard is known.
   */
  timezone: string;
  /** Shown on pages that the service itself renders. */
  dealer: PlainDealer;
}

/**
 * Reads the tenants' names and addresses from their site.yaml files.
 *
 * @param onSkipped called with the name of each tenant that is left out, because its `id` or `url` is not valid
 */
export async function readServedTenants(
  folders: readonly string[],
  onSkipped: (name: string) => void,
): Promise<ServedTenant[]> {
  const tenants: ServedTenant[] = [];
  for (const folder of folders) {
    const { draft } = await readSiteFile(folder);
    const [name, websiteId, url] = [basename(folder), draft.value('id'), draft.value('url')];
    if (websiteId === null || url === null) onSkipped(name);
    else {
      const locations = draft.entries('locations').map(({ value }) => value);
      const ofDealer = draft.value('timezone') ?? DEFAULT_TIMEZONE;
      const ofYards = sharedZone(locations, { timezone: ofDealer });
      const timezone = ofYards ?? (locations.length > 0 ? WESTERNMOST_ZONE : ofDealer);
      tenants.push({ name, websiteId, origin: new URL(url).origin, timezone, dealer: plainDealer(draft) });
    }
  }
  return tenants;
}
