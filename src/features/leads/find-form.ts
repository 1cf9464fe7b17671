import { DIALOG_FORMS, isDialogFormId } from './dialog-forms.ts';
import type { FormSpec } from './form-spec.ts';
import type { FormId } from './forms.ts';

interface FoundForm {
  id: FormId;
  spec: FormSpec;
}

/**
 * Loads a form's entry in the table of forms; null if there is no such form. Any page may have to send a form that the
 * browser has kept from another page, or from an earlier release. The entries of forms on pages of their own are loaded
 * only when one of them is needed.
 */
export async function findForm(id: string): Promise<FoundForm | null> {
  if (isDialogFormId(id)) return { id, spec: DIALOG_FORMS[id] };
  const { isPageFormId, PAGE_FORMS } = await import('./page-forms.ts');
  return isPageFormId(id) ? { id, spec: PAGE_FORMS[id] } : null;
}
