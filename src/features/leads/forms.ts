import { DIALOG_FORMS, type DialogFormId } from './dialog-forms.ts';
import type { FormSpec } from './form-spec.ts';
import { PAGE_FORMS, type PageFormId } from './page-forms.ts';

export type FormId = DialogFormId | PageFormId;

/** All lead forms. Scripts of a page load only those that it can send. */
export const FORMS: Readonly<Record<FormId, FormSpec>> = { ...DIALOG_FORMS, ...PAGE_FORMS };

export const FORM_IDS = Object.keys(FORMS) as [FormId, ...FormId[]];

export const isFormId = (name: unknown): name is FormId =>
  typeof name === 'string' && Object.hasOwn(FORMS, name);
