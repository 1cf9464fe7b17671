import { DIALOG_FORMS } from './dialog-forms.ts';
import { type FormId, isDialogFormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';

/**
 * Loads a form's entry in the table of forms. Any page may have to send a form that the browser has kept from another
 * page. The entries of forms on pages of their own are loaded only when one of them is needed.
 */
export const findForm = async (id: FormId): Promise<FormSpec> =>
  isDialogFormId(id) ? DIALOG_FORMS[id] : (await import('./page-forms.ts')).PAGE_FORMS[id];
