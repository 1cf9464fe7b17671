import { basename } from 'node:path';
import { WESTERNMOST_ZONE } from '../../features/leads/form-fields.ts';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import { sharedZone } from '../../tenant/time-zones.ts';
import type { ServedTenant } from '../platform/http/served-tenant.ts';
import { plainDealer } from './plain-dealer.ts';

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
