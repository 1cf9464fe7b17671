import { ownProperty } from '../../../lib/own-property.ts';
import type { ValueWriter } from '../fields/field-kind.ts';
import { hasValue, kindOf } from '../fields/kinds.ts';
import { leadCategory } from '../form-spec.ts';
import { FORMS } from '../forms.ts';
import { timeText } from '../moment-text.ts';
import type { UnsentLead } from './unsent-leads.ts';

/** "Test Drive, 2023 Mazda CX-5" */
export function unsentTitle({ form, subject, values }: UnsentLead): string {
  const spec = ownProperty(FORMS, form);
  const about = subject.vehicle?.title ?? subject.offer?.name;
  if (!spec) return about ?? 'Your message';
  const chosen = typeof values.category === 'string' ? values.category : spec.category;
  const { category, subcategory } = leadCategory(chosen, spec.subcategory);
  return [subcategory ?? category, about].filter(Boolean).join(', ');
}

/** The shopper's own words, but for times. */
const WRITER: ValueWriter = { time: timeText, phone: (text) => text, dealership: (slug) => slug };

/**
 * The labels and values of a form's fields, without empty fields and without single checkboxes. Answers to the dealer's
 * own questions are left out, because only the form's page knows the questions.
 */
export function unsentValues({ form, values }: UnsentLead): [label: string, text: string][] {
  const fields = ownProperty(FORMS, form)?.fields ?? [];
  return fields.filter(hasValue).flatMap((field): [string, string][] => {
    const value = ownProperty(values, field.name) ?? null;
    const words =
      value === null || typeof value === 'boolean' ? '' : kindOf(field).inWords(value, field, WRITER);
    return words === '' ? [] : [[field.label, words]];
  });
}
