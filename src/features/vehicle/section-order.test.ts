import { expect, it } from 'vitest';
import { look } from '../../tenant/schema/look.ts';
import { sectionOrder } from './section-order.ts';

const FORMS = look.shape.vehicle_sections.unwrap().options;

it('every form has every section once', () => {
  const all = sectionOrder('column', true).toSorted();
  expect(new Set(all).size).toBe(all.length);
  for (const form of FORMS)
    for (const hasComments of [true, false])
      expect(sectionOrder(form, hasComments).toSorted(), form).toEqual(all);
});

it('the dealer’s comments come first, but not while they are pending', () => {
  for (const form of ['rail', 'stacked'] as const) {
    expect(sectionOrder(form, true).indexOf('comments')).toBeLessThan(2);
    expect(sectionOrder(form, false).indexOf('comments')).toBeGreaterThan(3);
  }
});
