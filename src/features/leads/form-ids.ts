/** Forms that buttons open in a dialog. */
const DIALOG_FORM_IDS = ['enquiry', 'request-photos', 'test-drive', 'reserve'] as const;
/** Forms on pages of their own. */
const PAGE_FORM_IDS = [
  'contact',
  'finance',
  'book-test-drive',
  'service-booking',
  'offer',
  'careers',
  'trade-in',
] as const;

export const FORM_IDS = [...DIALOG_FORM_IDS, ...PAGE_FORM_IDS] as const;

export type DialogFormId = (typeof DIALOG_FORM_IDS)[number];
export type PageFormId = (typeof PAGE_FORM_IDS)[number];
export type FormId = DialogFormId | PageFormId;

const includes = <Id extends string>(ids: readonly Id[], name: unknown): name is Id =>
  ids.some((id) => id === name);

export const isDialogFormId = (name: unknown): name is DialogFormId => includes(DIALOG_FORM_IDS, name);

export const isPageFormId = (name: unknown): name is PageFormId => includes(PAGE_FORM_IDS, name);

export const isFormId = (name: unknown): name is FormId => isDialogFormId(name) || isPageFormId(name);
