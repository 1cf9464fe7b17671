import { hydrateRoot } from 'react-dom/client';
import { partOf } from '../../ui/part-of.ts';
import { formFields } from './apply-settings.ts';
import { emptyValues, type FormValues } from './form-fields.ts';
import { PageFormView } from './PageFormView.tsx';
import { HIDDEN_FIELDS, type PageForm } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { createLeadDraft, restoreTyped } from './steps/lead-draft.ts';

/** The form's empty values, with that of the terms, which a choice of dealership may show later. */
const emptyValuesOf = ({ form, settings }: PageForm): FormValues =>
  emptyValues(formFields(PAGE_FORMS[form], { ...settings, termsRequired: true }));

/** Reads the current values of the form's controls. */
export function readControls(data: PageForm, form: HTMLFormElement): FormValues {
  const values = Object.entries(emptyValuesOf(data)).map(([name, empty]) => {
    if (Array.isArray(empty)) return [name, new FormData(form).getAll(name).map(String)];
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return [name, control.checked];
    const isText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    return [name, isText ? control.value : empty];
  });
  return Object.fromEntries(values);
}

/**
 * React takes over the form's own controls, so the cursor stays where it is. Resolves when the form is interactive.
 */
export function upgradeForm(host: HTMLElement): Promise<void> {
  const form = partOf<HTMLFormElement>(host, 'form');
  const hidden = partOf<HTMLInputElement>(form, `[name="${HIDDEN_FIELDS.pageForm}"]`);
  const { yards } = hidden.dataset;
  const data = { ...JSON.parse(hidden.value), ...(yards && { yards: JSON.parse(yards) }) } as PageForm;
  const draft = createLeadDraft(data);
  const empty = emptyValuesOf(data);
  const readTyped = () => restoreTyped(readControls(data, form), empty, draft.values);
  return new Promise((resolve) => {
    hydrateRoot(host, <PageFormView data={data} readTyped={readTyped} draft={draft} onUpgraded={resolve} />);
  });
}
