import { expect, it } from 'vitest';
import { LEGAL_PAGES, makeTenant } from '../../tests/support/make-tenant.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

const found = (config: object, content: typeof LEGAL_PAGES = [], kind = 'cars') =>
  buildInventory(makeTenant({ config, kind }, content), [], NOW).findings.map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );

it('missing pages that forms speak of are warned of', () => {
  expect(found({}, LEGAL_PAGES)).toEqual([]);
  expect(found({})).toEqual([
    'warning config.forms.collection_notice: The forms collect personal details, but the site has no privacy policy that they can link to. Add content/privacy-policy.md.',
    'warning config.forms.terms_required: The form for a test drive asks for agreement to the terms of use, but the site has no page with them. Add content/terms-and-conditions.md.',
  ]);
  expect(found({ forms: { terms_required: true } }, LEGAL_PAGES.slice(0, 1))).toEqual([
    'warning config.forms.terms_required: The forms ask for agreement to the terms of use, but the site has no page with them. Add content/terms-and-conditions.md.',
  ]);
  expect(found({}, LEGAL_PAGES.slice(0, 1), 'caravans')).toEqual([
    expect.stringContaining('The form for a viewing asks for agreement'),
  ]);
});
