import { DIALOG_FORMS } from './dialog-forms.ts';
import { type FormId, isDialogFormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';

/**
 * Loads a form's entry in the table. Any page may have to send a kept form of another page; the entries of such forms
 * load only then.
 */
export const findForm = async (id: FormId): Promise<FormSpec> =>
  isDialogFormId(id) ? DIALOG_FORMS[id] : (await import('./page-forms.ts')).PAGE_FORMS[id];
