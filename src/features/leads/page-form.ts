import type { Phone } from '../../lib/phone.ts';
import type { CarType } from '../../stock/car.ts';
import type { FormSettings } from './form-settings.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { PageFormId } from './page-forms.ts';

/** The data of a form on a page of its own, in a hidden field: for the page's script, or posted without scripts. */
export interface PageForm {
  form: PageFormId;
  subject: LeadSubject;
  settings: FormSettings;
  notice: CollectionNotice;
  /** The yards to choose from, the main one of each dealership first; absent if there is one that is like `subject`. */
  yards?: FormYard[];
  /** The dealer's phone numbers for types of vehicles (DAT-35), for a form about a vehicle; absent if there are none. */
  phones?: Partial<Record<CarType, Phone>> | undefined;
  /** The dealer's stock, for a form about a vehicle that may be gone; absent on other forms. */
  stock?: { label: string; href: string };
}

/** A yard whose page, phone number and clock replace those of the form's subject. */
export interface FormYard extends Pick<LeadSubject, 'phone' | 'timezone' | 'clockSuffix' | 'yardPath'> {
  /** Slug of its dealership. */
  dealership: string;
  /** Names of its departments. */
  departments: string[];
  /** Names by which a vehicle's card may call it. */
  places: string[];
}

/** The notice that the Privacy Act requires where personal data is collected (Australian Privacy Principle 5). */
export interface CollectionNotice {
  text: string;
  /** Digest of the text, stored with each lead. */
  version: string;
  /** The dealer's privacy policy; null if the site has none. */
  policyHref: string | null;
}

/** Names of the fields that shoppers do not see. */
export const HIDDEN_FIELDS = {
  /** `PageForm` as JSON. */
  pageForm: 'page_form',
  /** Invisible to people (`Honeypot`). */
  honeypot: 'leave_this_empty',
} as const;

/** Path that forms are posted to without scripts. */
export const POST_ADDRESS = '/api/leads';
