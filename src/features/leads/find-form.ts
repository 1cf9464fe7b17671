import { DIALOG_FORMS } from './dialog-forms.ts';
import { type FormId, isDialogFormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';

/** A form's entry in the table. Those of pages load on demand: another page may send what was kept of them. */
export const findForm = async (id: FormId): Promise<FormSpec> =>
  isDialogFormId(id) ? DIALOG_FORMS[id] : (await import('./page-forms.ts')).PAGE_FORMS[id];
