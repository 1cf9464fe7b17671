import { ownProperty } from '../../lib/own-property.ts';
import type { CollectionNotice } from './page-form.ts';

/** Published file with the notices for forms in dialogs. */
export const NOTICES_FILE = 'collection-notices.json';

export interface CollectionNotices {
  site: CollectionNotice;
  /** The notices of dealerships that do not use the site's notice, by dealership id. */
  dealerships: Record<string, CollectionNotice>;
}

/** Fetches the notice for a form. Resolves to null if it cannot be fetched: the shopper can still send the form. */
export async function fetchNotice(dealershipId: string | null): Promise<CollectionNotice | null> {
  try {
    const response = await fetch(`/${NOTICES_FILE}`);
    const { site, dealerships } = (await response.json()) as CollectionNotices;
    return ownProperty(dealerships, dealershipId ?? '') ?? site;
  } catch (error) {
    console.warn('The collection notice could not be fetched.', error);
    return null;
  }
}
