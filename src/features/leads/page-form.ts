import type { PageFormId } from './form-ids.ts';
import type { FormSettings } from './form-settings.ts';
import type { LeadSubject } from './lead-subject.ts';

/** A form on a page of its own: in the page's HTML for scripts, and posted to the service without them. */
export interface PageForm {
  form: PageFormId;
  subject: LeadSubject;
  settings: FormSettings;
  notice: CollectionNotice;
  /** The dealer's stock, for a form about a vehicle that may be gone; absent on other forms. */
  stock?: { label: string; href: string };
}

/** The notice that the Privacy Act asks for where personal data is collected (APP 5). */
export interface CollectionNotice {
  text: string;
  /** Digest of the text, stored with each lead. */
  version: string;
  /** The dealer's privacy policy; null: the site has none. */
  policyHref: string | null;
}

/** Names of the hidden fields that browsers post without scripts. */
export const HIDDEN_FIELDS = {
  /** `PageForm` as JSON. */
  pageForm: 'page_form',
  /** Invisible to people. Programs that fill in every field fill it in, too. */
  honeypot: 'leave_this_empty',
} as const;

/** Address that forms are posted to without scripts. */
export const POST_ADDRESS = '/api/leads';
