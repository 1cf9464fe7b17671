import { describe, expect, it } from 'vitest';
import { fitsRedirectLine, redirectSourceProblem, redirectTargetProblem } from './redirect-problems.ts';

describe('a path to redirect from', () => {
  it.each([
    '/old',
    '/old/',
    '/',
    '/old/page.html',
    '/caf%C3%A9',
    '/café',
    '/a%20b',
    '/10:30',
    '/a(b)',
    "/o'b",
    '/~x',
    '/.well-known/change-password',
  ])('%s is accepted', (from) => expect(redirectSourceProblem(from)).toBe(null));
  it.each([
    ['/*', 'pattern'],
    ['/old/*', 'pattern'],
    ['/old*', 'pattern'],
    ['/%2A', 'pattern'],
    ['/:page', 'pattern'],
    ['/old/:year/x', 'pattern'],
    ['/%3Apage', 'pattern'],
    ['/old?id=1', 'the path alone'],
    ['/old#top', 'do not send'],
    ['/old page', '%20'],
    ['/old\t/x', 'control character'],
    ['/old\n/* /evil 301', 'control character'],
    ['/old%0A/x', 'control character'],
    ['/%00', 'control character'],
    ['/_astro%2Fx', 'encoded slash'],
    ['/a%5cb', 'encoded slash'],
    ['/%zz', 'starts no valid escape'],
    ['/%E0%A4%A', 'starts no valid escape'],
    ['//evil.example', 'path of this site'],
    ['/\\evil.example', 'backslash'],
    ['/a\\b', 'backslash'],
    ['\\/evil.example', 'path of this site'],
    ['https://www.dealer.example/old', 'path of this site'],
    ['tel:0755500100', 'path of this site'],
    ['#top', 'path of this site'],
    ['old', 'path of this site'],
    ['', 'path of this site'],
    ['/a//b', 'empty part'],
    ['/a/../b', 'empty part'],
    ['/./a', 'empty part'],
    ['/%2e%2e/a', 'empty part'],
    ['/.forecourt-changes.json', 'begins with a dot'],
    ['/%2egit/config', 'begins with a dot'],
    ['/old/.well-known', 'begins with a dot'],
  ])('%j is refused', (from, why) => expect(redirectSourceProblem(from)).toContain(why));
});

describe('an address to redirect to', () => {
  it.each(['/', '/finance?car_id=1#form', 'https://x.example:8080/a', 'http://x.example', '/at/10:30', '/é'])(
    '%s is accepted',
    (to) => expect(redirectTargetProblem(to)).toBe(null),
  );
  it.each([
    '//x.example',
    '/\\x.example',
    '/\\\\x.example',
    '\\/x.example',
    '\\\\x.example',
    '/\t/x.example',
    '/\n\\x.example',
    '\t//x.example',
    '/a\\b',
    'https://x.example\\y',
    'tel:0755500100',
    'mailto:a@b.example',
    '#top',
    '/a b',
    '/a\n/b',
    '/a\u0000b',
    '/:splat',
    '/a/:x',
    'https://',
    'http://[',
  ])('%j is refused', (to) => expect(redirectTargetProblem(to)).not.toBe(null));
});

it('a redirect fits if its line has at most 1,000 characters with all characters encoded', () => {
  const from = `/${'a'.repeat(900)}`;
  expect(fitsRedirectLine(from, `/${'b'.repeat(1_000 - 901 - 1 - 2 - 4)}`)).toBe(true);
  expect(fitsRedirectLine(from, `/${'b'.repeat(1_000 - 901 - 1 - 1 - 4)}`)).toBe(false);
  expect(fitsRedirectLine(`/${'é'.repeat(200)}`, '/b')).toBe(false);
});
