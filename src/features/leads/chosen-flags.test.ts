import { expect, it } from 'vitest';
import { FORM_SETTINGS } from '../../../tests/support/form-settings.ts';
import { chosenOption, settingsForOption } from './chosen-flags.ts';

it('a location counts before a dealership, and an empty form has no chosen option', () => {
  expect(chosenOption({ location: 'South Yard', dealership_slug: 'north' })).toBe('South Yard');
  expect(chosenOption({ location: '', dealership_slug: 'north' })).toBe('north');
  expect(chosenOption({ location: null })).toBe('');
});

it('the site’s flags count for every option that has none of its own', () => {
  const ownFlags = [{ options: ['south'], messageRequired: true, termsRequired: true }];
  const settings = { ...FORM_SETTINGS, ownFlags };
  expect(settingsForOption(settings, 'south')).toMatchObject({ messageRequired: true, termsRequired: true });
  expect(settingsForOption(settings, 'north')).toBe(settings);
  expect(settingsForOption(settings, '')).toBe(settings);
});
