import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page } from '../site/page.ts';
import { pageDigester } from './page-digest.ts';

const pageOf = (data: unknown) => data as Page;

it('gives equal pages equal digests, even if they do not share objects', () => {
  const chrome = { tenant: 'demo', dealer: { name: 'Demo' } };
  const digest = pageDigester('build');
  const shared = digest(pageOf({ kind: 'content', path: '/a', chrome, cards: [{ id: '1' }] }));
  expect(
    digest(pageOf({ kind: 'content', path: '/a', chrome: structuredClone(chrome), cards: [{ id: '1' }] })),
  ).toBe(shared);
});

it('gives the same page another digest in another build', () => {
  const page = pageOf({ kind: 'content', path: '/a' });
  expect(pageDigester('one')(page)).not.toBe(pageDigester('two')(page));
});

it('gives pages that differ anywhere different digests', () => {
  const page = fc.record({
    title: fc.string(),
    chrome: fc.record({ name: fc.string(), notice: fc.option(fc.string()) }),
    cards: fc.array(fc.record({ id: fc.string(), price: fc.nat() }), { maxLength: 4 }),
    location: fc.option(fc.record({ name: fc.string() })),
  });
  fc.assert(
    fc.property(page, page, (a, b) => {
      const digest = pageDigester('build');
      const same = JSON.stringify(a) === JSON.stringify(b);
      expect(digest(pageOf(a)) === digest(pageOf(b))).toBe(same);
    }),
  );
});
