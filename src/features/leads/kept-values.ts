import { guardedSession } from '../../ui/storage/guarded-storage.ts';
import type { FormValues } from './form-fields.ts';

/** Keeps what is typed into a dialog's form until the tab is closed; an empty object forgets it. */
export const keepValues = (name: string, values: FormValues): void =>
  // The cast holds for dialogs, which have only texts and checkboxes; the latter become "true" and "false".
  guardedSession.write(name, String(new URLSearchParams(values as Record<string, string>)));

/**
 * Reads the texts that the tab has kept for a form. Checkboxes that were ticked are not kept, because consent is asked
 * for again; one that the shopper has unticked stays unticked.
 */
export function readKeptValues(name: string, empty: FormValues): FormValues {
  const kept = new URLSearchParams(guardedSession.read(name) ?? '');
  const values = Object.entries(empty).map(([field, value]) => [
    field,
    value === true ? kept.get(field) !== 'false' : (value === '' && kept.get(field)) || value,
  ]);
  return Object.fromEntries(values);
}
