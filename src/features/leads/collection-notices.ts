import { ownProperty } from '../../lib/own-property.ts';
import type { DialogFormId } from './dialog-forms.ts';
import type { FormFlags } from './form-settings.ts';
import type { CollectionNotice } from './page-form.ts';

/**
 * Published file with what forms in dialogs need of the dealer's settings: the collection notices, which tell shoppers
 * what happens with their personal data (Australian Privacy Principle 5), and the choices for the fields.
 */
export const NOTICES_FILE = 'collection-notices.json';

export interface DialogNotice extends CollectionNotice, FormFlags {
  /** The thank-you page opens once the form was accepted (LEA-07). */
  opensSuccessPage: boolean;
  /** How soon the dealer answers, in its own words (`forms.promise`); absent if it says nothing. */
  promise?: string | undefined;
  /** The dealer's own title, button ("submit") and labels of forms, by form and field. */
  texts?: Partial<Record<DialogFormId, Readonly<Record<string, string>>>>;
}

export interface CollectionNotices {
  site: DialogNotice;
  /** Those of dealerships that differ from the site's, by dealership id. */
  dealerships: Record<string, DialogNotice>;
}

/** In milliseconds. The form opens without its notice afterwards. */
const TIMEOUT_MS = 8000;

/** Fetches the notice and the choices for a form; null if that fails or takes more than 8 s: the shopper can still send the form. */
export async function fetchNotice(dealershipId: string | null): Promise<DialogNotice | null> {
  try {
    const response = await fetch(`/${NOTICES_FILE}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { site, dealerships } = (await response.json()) as CollectionNotices;
    return ownProperty(dealerships, dealershipId ?? '') ?? site;
  } catch (error) {
    console.warn('No collection notice.', error);
    return null;
  }
}
