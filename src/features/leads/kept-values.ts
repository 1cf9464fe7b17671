import { guardedSession } from '../../ui/storage/guarded-storage.ts';
import type { FormValues } from './form-fields.ts';

/** Keeps what is typed into a dialog's form until the tab is closed; an empty object forgets it. */
export const keepValues = (name: string, values: FormValues): void =>
  // Parameters of an address can be read back whatever they contain. Dialogs have texts and ticks.
  guardedSession.write(name, String(new URLSearchParams(values as Record<string, string>)));

/** The texts that the tab has kept of a form. What a shopper agreed to by a tick is asked again. */
export function readKeptValues(name: string, empty: FormValues): FormValues {
  const kept = new URLSearchParams(guardedSession.read(name) ?? '');
  const values = Object.entries(empty).map(([field, value]) => [
    field,
    (value === '' && kept.get(field)) || value,
  ]);
  return Object.fromEntries(values);
}
