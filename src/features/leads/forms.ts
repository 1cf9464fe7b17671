import { DIALOG_FORMS } from './dialog-forms.ts';
import type { FormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';
import { PAGE_FORMS } from './page-forms.ts';

/** All lead forms. Scripts of a page load only those that it can send. */
export const FORMS: Readonly<Record<FormId, FormSpec>> = { ...DIALOG_FORMS, ...PAGE_FORMS };
