import { expect, it } from 'vitest';
import { pageAt } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { buildInventory } from './inventory.ts';

const OWN = { message_required: false, terms_required: true };
const overrides = [{ when: { dealership: 'south-yard' }, set: { forms: OWN } }];
const inventory = buildInventory(makeTenant({ overrides }), [], new Date('2026-11-20T05:00:00Z'));
const flagsAt = (path: string) => pageAt(inventory, path, 'form').form.settings.ownFlags;

it('FRM-01 FRM-14 a form for all dealerships has the flags of those that differ from the site, by the options of its list', () => {
  const flags = { messageRequired: false, termsRequired: true };
  expect(flagsAt('/contact')).toEqual([{ ...flags, options: ['South Yard'] }]);
  expect(flagsAt('/finance')).toEqual([{ ...flags, options: ['south-yard'] }]);
});

it('FRM-01 FRM-14 the contact page of one dealership needs no list of flags', () => {
  expect(flagsAt('/contact-us/south-yard')).toBeUndefined();
});
