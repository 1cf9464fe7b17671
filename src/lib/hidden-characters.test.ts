import { describe, expect, it } from 'vitest';
import { decodeCharacterReferences, findHiddenCharacter, removeControls } from './hidden-characters.ts';

describe('findHiddenCharacter', () => {
  it.each([
    ['a\u0000b', 1, 'U+0000 NULL'],
    ['a\u0007', 1, 'U+0007 a control character'],
    ['a\u0085b', 1, 'U+0085 a control character'],
    ['a\rb', 1, 'U+000D CARRIAGE RETURN'],
    ['price \u202eDUA', 6, 'U+202E RIGHT-TO-LEFT OVERRIDE'],
    ['\u2066a\u2069', 0, 'U+2066 LEFT-TO-RIGHT ISOLATE'],
    ['For\u200bd', 3, 'U+200B ZERO WIDTH SPACE'],
    ['For\u200dd', 3, 'U+200D ZERO WIDTH JOINER'],
    ['For\u200cd', 3, 'U+200C ZERO WIDTH NON-JOINER'],
    ['🚗\u200d', 2, 'U+200D ZERO WIDTH JOINER'],
    ['a \u00ad b', 2, 'U+00AD SOFT HYPHEN'],
    ['a\u200fb', 1, 'U+200F RIGHT-TO-LEFT MARK'],
    ['a\ufeffb', 1, 'U+FEFF ZERO WIDTH NO-BREAK SPACE'],
    ['a\u2028b', 1, 'U+2028 LINE SEPARATOR'],
    ['a\u2060b', 1, 'U+2060 WORD JOINER'],
    ['a\ud800', 1, 'U+D800 half a character'],
    ['a\u{e0041}', 1, 'U+E0041 a control character'],
    ['a\u3164', 1, 'U+3164 HANGUL FILLER'],
    ['a\uffff', 1, 'U+FFFF a control character'],
  ])('finds the hidden character in %j at index %i and names it %s', (text, index, name) => {
    expect(findHiddenCharacter(text)).toEqual({ index, name });
  });

  it.each([
    'Two\nlines\r\nand\ta tab',
    'Café Citroën – “quoted” … 5 000 km\u00a0',
    'Family 👨‍👩‍👧, woman mechanic 👩🏽‍🔧, ❤️‍🔥, flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'می\u200cخواهم',
    'क्\u200dष श्\u200cर',
    'שלום\u200f!',
    'Donau\u00addampf',
    'ภาษา\u200bไทย',
    '日本語 한국어 ',
  ])('accepts %j', (text) => {
    expect(findHiddenCharacter(text)).toBeNull();
  });
});

it('decodes numeric character references', () => {
  expect(decodeCharacterReferences('a&#x202E;b&#8238c&#65;&amp;&#xffffff;')).toBe(
    'a\u202eb\u202ecA&amp;&#xffffff;',
  );
});

it('removes characters that reverse a message or control a terminal', () => {
  expect(removeControls('a\u202eb\u001b[2J\u2066c\u2069 d')).toBe('ab[2Jc d');
  expect(removeControls('sa\u200ble')).toBe('sa\u200ble');
});
