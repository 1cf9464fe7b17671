import { expect, it } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkFileRedirects } from './file-redirects.ts';

const redirect = (line: number, from: string, to: string, fallback: string[] = []) => ({
  line,
  from,
  to,
  fallback,
});
const check = (redirects: ReturnType<typeof redirect>[], inSite: { from: string; to: string }[] = []) =>
  checkFileRedirects(
    { file: 'redirects.csv', redirects, problems: [] },
    createDraft({ redirects: inSite, url: 'https://dealer.example' }),
    { lineOf: ([, index]) => 10 + Number(index) },
    (from) => (from === '/taken' ? 'a page is there' : null),
  ).map(({ severity, line, message }) => `${severity} ${line} ${message}`);

it('reports what hosts cannot read, addresses that are taken and those that are redirected twice, by line', () => {
  const inSite = [{ from: '/twice', to: '/finance' }];
  expect(
    check(
      [
        redirect(2, '/a*', '/b'),
        redirect(3, '/taken', '/b'),
        redirect(4, '/twice/', '/b'),
        redirect(5, '/c', '/d'),
        redirect(6, '/c/', '/e'),
        redirect(7, '/f', '/g', ['no address']),
      ],
      inSite,
    ),
  ).toEqual([
    expect.stringMatching(/^error 2 This path cannot be redirected: "\/a\*"/),
    'error 3 "/taken" cannot be redirected, because a page is there. Remove this line.',
    'error 4 "/twice/" is already redirected by line 10 of site.yaml. Keep one.',
    'error 6 "/c/" is already redirected by line 5. Keep one.',
    expect.stringMatching(/^error 7 This is not a valid target: "no address"/),
  ]);
});

it('reports a loop, also one through site.yaml', () => {
  expect(check([redirect(2, '/a', '/b')], [{ from: '/b', to: 'https://dealer.example/a' }])).toEqual([
    'error 2 This redirect leads back to itself: /a → /b → /a. Point it to a page.',
  ]);
});

it('warns at the line from which Cloudflare Pages ignores redirects', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, i) => redirect(i + 2, `/old-${i}`, '/finance'));
  const inSite = [{ from: '/x', to: '/finance' }];
  expect(check(many(999), inSite)).toEqual([]);
  expect(check(many(1_000), inSite)).toEqual([
    expect.stringMatching(/^warning 1001 The site has 1001 redirects\. Cloudflare Pages reads only 1000/),
  ]);
});
