import { ownProperty } from '../../../lib/own-property.ts';
import { type FieldSpec, optionValue, type TextKind } from '../form-fields.ts';
import { leadCategory } from '../form-spec.ts';
import { FORMS } from '../forms.ts';
import { timeText } from '../moment-text.ts';
import type { UnsentLead } from './unsent-leads.ts';

/** "Test Drive, 2023 Mazda CX-5" */
export function unsentTitle({ form, subject, values }: UnsentLead): string {
  const spec = FORMS[form];
  const chosen = typeof values.category === 'string' ? values.category : spec.category;
  const { category, subcategory } = leadCategory(chosen, spec.subcategory);
  return [subcategory ?? category, subject.vehicle?.title ?? subject.offer?.name].filter(Boolean).join(', ');
}

function displayText(field: FieldSpec, value: string): string {
  if (field.kind === 'appointment') return timeText(value);
  if (field.kind !== 'select') {
    field.kind satisfies TextKind | 'check' | 'terms' | 'choices' | 'services' | 'questions' | 'photos';
    return value;
  }
  const chosen = field.options.find((option) => optionValue(option) === value);
  return typeof chosen === 'object' ? chosen.label : value;
}

/**
 * The labels and values of a form's fields, without empty fields and without single checkboxes. Answers to the dealer's
 * own questions are left out, because only the form's page knows the questions.
 */
export function unsentValues({ form, values }: UnsentLead): [label: string, text: string][] {
  return FORMS[form].fields.flatMap((field) => {
    const { name, label } = field;
    const value = ownProperty(values, name);
    const texts = [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');
    return texts.length === 0 ? [] : [[label, texts.map((text) => displayText(field, text)).join(', ')]];
  });
}
