import type { FieldSpec } from './fields/kinds.ts';
import { fieldsOnSite } from './fields/site-kinds.ts';
import type { FormStep } from './form-fields.ts';
import { applyFlags, withLabel } from './form-flags.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';

/** Applies the dealer's settings to a field; returns none if it is hidden. */
function applySettings(field: FieldSpec, settings: FormSettings): FieldSpec[] {
  const onSite = fieldsOnSite(field, settings);
  if (onSite) return onSite;
  if (field.kind === 'select' && field.name === 'regoState')
    return [{ ...field, initial: settings.tradeIn?.state }];
  if (field.kind === 'select' && field.name === 'category' && settings.category !== undefined)
    return [{ ...field, initial: settings.category }];
  return applyFlags(field, { ...settings, odometerRequired: settings.tradeIn?.odometerRequired });
}

/** Label of the form's button. */
export const submitLabel = ({ submit }: FormSpec, { texts }: FormSettings): string => texts?.submit ?? submit;

/** The fields of a form with the dealer's settings applied, or unchanged if `settings` is null. */
export const formFields = ({ fields }: FormSpec, settings: FormSettings | null): readonly FieldSpec[] =>
  settings === null
    ? fields
    : fields.flatMap((field) => applySettings(withLabel(field, settings.texts), settings));

/** The steps of a form with the dealer's settings applied; empty for a form without steps. */
export const formSteps = ({ steps = [] }: FormSpec, settings: FormSettings): readonly FormStep[] =>
  steps.map((step) => ({
    ...step,
    fields: step.fields.flatMap((field) => applySettings(field, settings)),
  }));
