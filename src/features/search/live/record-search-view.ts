import type { SearchSettings } from '../../../search/settings.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { SEARCH_VIEWED } from '../search-view-event.ts';

/**
 * Reports that a search page was viewed, once per visit (TRK-13). A failure is logged. It calls `fetch` itself, because
 * the shared client takes 2 kB, more than the size limit of the search page's scripts allows.
 */
export async function recordSearchView({ tenant, websiteId }: SearchSettings): Promise<void> {
  const name = `${tenant}.search-viewing`;
  if (guardedSession.read(name) !== null) return;
  try {
    const { ok, status } = await fetch('/api/viewings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ event_id: SEARCH_VIEWED, website_id: websiteId }),
      keepalive: true,
    });
    if (!ok) throw new Error(`The service answered with status ${status}.`);
    guardedSession.write(name, 'recorded');
  } catch (error) {
    console.warn('This page view was not counted.', error);
  }
}
