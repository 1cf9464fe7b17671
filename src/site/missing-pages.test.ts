import { expect, it } from 'vitest';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { buildInventory } from './inventory.ts';
import { missingFormPages } from './missing-pages.ts';

const PRIVACY = makeDocument('privacy-policy', 'Privacy');
const TERMS = makeDocument('terms-and-conditions', 'Terms');
const NOW = new Date('2026-11-20T05:00:00Z');

const found = (config: object, content: (typeof TERMS)[] = [], kind = 'cars') => {
  const tenant = makeTenant({ config, kind }, content);
  return missingFormPages(tenant.site, buildInventory(tenant, [], NOW)).map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );
};

it('FRM-14 missing pages that forms speak of are warned of', () => {
  expect(found({}, [PRIVACY, TERMS])).toEqual([]);
  expect(found({})).toEqual([
    'warning config.forms.collection_notice: The forms collect personal details, but the site has no privacy policy that they can link to. Add content/privacy-policy.md.',
    'warning config.forms.terms_required: The form for a test drive asks for agreement to the terms of use, but the site has no page with them. Add content/terms-and-conditions.md.',
  ]);
  expect(found({ forms: { terms_required: true } }, [PRIVACY])).toEqual([
    'warning config.forms.terms_required: The forms ask for agreement to the terms of use, but the site has no page with them. Add content/terms-and-conditions.md.',
  ]);
  expect(found({}, [PRIVACY], 'caravans')).toEqual([
    expect.stringContaining('The form for a viewing asks for agreement'),
  ]);
});
