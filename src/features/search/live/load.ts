import { sharedTransport } from '../../../search/client/shared-transport.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import { start } from './start.tsx';
import { tenantParts } from './tenant-parts.ts';

/** The live search with all that it needs: loaded on demand, it is the most of the page's scripts. */
export async function load(own: HTMLElement, settings: SearchSettings): Promise<void> {
  const parts = await tenantParts(own.dataset.slots ?? '{}');
  start(own, settings, sharedTransport(settings, true), parts);
}
