import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { faviconFile } from './favicon.ts';

const tenant = makeTenant({ theme: { hue: 208, chroma: 0.08, accent_lightness: 0.46 } });

it('the favicon shows the dealer’s logo mark in its accent colour, or a disc if there is no logo mark', () => {
  expect(faviconFile({ ...tenant, logoMark: '<svg><path fill="var(--accent)"/></svg>' })).toEqual({
    path: 'favicon.svg',
    body: '<svg><path fill="oklch(0.46 0.08 208)"/></svg>',
  });
  expect(faviconFile(tenant).body).toContain('fill="oklch(0.46 0.08 208)"');
});
