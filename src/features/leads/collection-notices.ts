import { ownProperty } from '../../lib/own-property.ts';
import type { CollectionNotice } from './page-form.ts';

/**
 * Published file with the collection notices of forms in dialogs: what a dealer must tell shoppers before it collects
 * their personal data (Australian Privacy Principle 5).
 */
export const NOTICES_FILE = 'collection-notices.json';

export interface CollectionNotices {
  site: CollectionNotice;
  /** The notices of dealerships that do not use the site's notice, by dealership id. */
  dealerships: Record<string, CollectionNotice>;
}

/** In milliseconds. The form opens without its notice afterwards. */
const TIMEOUT_MS = 8000;

/** Fetches the notice for a form; null if that fails or takes more than 8 s: the shopper can still send the form. */
export async function fetchNotice(dealershipId: string | null): Promise<CollectionNotice | null> {
  try {
    const response = await fetch(`/${NOTICES_FILE}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { site, dealerships } = (await response.json()) as CollectionNotices;
    return ownProperty(dealerships, dealershipId ?? '') ?? site;
  } catch (error) {
    console.warn('No collection notice.', error);
    return null;
  }
}
