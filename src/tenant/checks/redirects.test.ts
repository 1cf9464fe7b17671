import { expect, it } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkRedirects } from './redirects.ts';

const check = (redirects: { from: string; to: string }[]) =>
  checkRedirects(createDraft({ redirects, url: 'https://dealer.example' }), {
    lineOf: ([, index]) => Number(index) + 1,
  });

it('warns when there are more redirects than Cloudflare Pages reads', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ from: `/old-${i}`, to: '/finance' }));
  expect(check(many(1_000))).toEqual([]);
  expect(check(many(1_001))).toMatchObject([{ severity: 'warning', path: ['redirects', 1_000] }]);
});

it('rejects a redirect that is longer than the 1,000 characters that hosts read', () => {
  const [found] = check([{ from: `/${'a'.repeat(990)}`, to: '/finance' }]);
  expect(found).toMatchObject({ severity: 'error', path: ['redirects', 0, 'from'] });
  expect(found?.message).toContain('1000 characters');
});

it('allows chains of redirects, because a build replaces each target with the end of its chain', () => {
  expect(
    check([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ]),
  ).toEqual([]);
});

it('rejects a redirect that leads back to itself through the site’s own full address', () => {
  const [found] = check([{ from: '/a', to: 'https://Dealer.example/a' }]);
  expect(found?.message).toBe('This redirect leads back to itself: /a → /a. Point it to a page.');
});
