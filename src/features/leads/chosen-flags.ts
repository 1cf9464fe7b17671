import type { FieldValue } from './fields/field-kind.ts';
import type { FormSettings } from './form-settings.ts';

/** The option that decides where a form is sent: a location's name or a dealership's slug; empty if none is chosen. */
export const chosenOption = (values: Readonly<Record<string, FieldValue | null>>): string =>
  String(values.location || values.dealership_slug || '');

/**
 * The form's settings with the flags of the dealership that an option stands for (FRM-01, FRM-14). The site's own flags
 * count for an empty option.
 */
export function settingsForOption(settings: FormSettings, option: string): FormSettings {
  const own = settings.ownFlags?.find(({ options }) => options.includes(option));
  if (!own) return settings;
  const { messageRequired, termsRequired } = own;
  return { ...settings, messageRequired, termsRequired };
}
