import { expect, it } from 'vitest';
import { VEHICLE_SECTIONS, vehicleLook } from '../../tenant/schema/vehicle-look.ts';
import { sectionGroups } from './section-groups.ts';

const FORMS = vehicleLook.vehicle_sections.unwrap().options;
const CHOSEN = [
  'yard',
  'check',
  'comments',
  'finance',
  'costs',
  'film',
  'features',
  'scale',
  'specifications',
  'why',
] as const;

it('every form has every section once', () => {
  for (const form of FORMS)
    for (const chosen of [[], CHOSEN])
      for (const hasComments of [true, false])
        expect(sectionGroups(form, chosen, hasComments).flat().toSorted(), form).toEqual(
          VEHICLE_SECTIONS.toSorted(),
        );
});

it('sections have the order that the dealer chose', () => {
  expect(sectionGroups('stacked', CHOSEN, true)).toEqual([CHOSEN]);
});

it('the dealer’s comments come early, but after the check while they are pending', () => {
  for (const form of ['rail', 'stacked', 'beside'] as const)
    for (const chosen of [[], CHOSEN]) {
      const at = (hasComments: boolean) =>
        sectionGroups(form, chosen, hasComments).flat().indexOf('comments');
      expect(at(true)).toBeLessThan(3);
      const pending = sectionGroups(form, chosen, false).flat();
      expect(pending.indexOf('comments')).toBe(pending.indexOf('check') + 1);
    }
});

it('in the form beside, a second group begins with the costs', () => {
  const [beside, below] = sectionGroups('beside', CHOSEN, true);
  expect(beside).toEqual(['yard', 'check', 'comments']);
  expect(below?.slice(0, 2)).toEqual(['finance', 'costs']);
});
