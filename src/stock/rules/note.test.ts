import { expect, it } from 'vitest';
import { noteOf } from './note.ts';

it('`noteOf` takes the first sentence of the comments that fits on a card, and cuts none', () => {
  const long = 'A sentence of more than seventy characters would need a third line on the card of a vehicle.';
  expect(
    noteOf({ dealercomments: `<p>Low fuss.</p><p>${long} We rode it to work for a week. It starts.</p>` }),
  ).toBe('We rode it to work for a week.');
  expect(noteOf({ dealercomments: `<p>${long}</p>` })).toBeUndefined();
  expect(noteOf({ dealercomments: null })).toBeUndefined();
});

it('a note is read without HTML', () => {
  expect(
    noteOf({ dealercomments: '<p>Low km.</p><p>Two keys &amp; the <b>handbook</b> come with it. More.</p>' }),
  ).toBe('Two keys & the handbook come with it.');
});

it('text without a full stop is no sentence', () => {
  expect(noteOf({ dealercomments: `<p>${'Very '.repeat(20)}long.</p>` })).toBeUndefined();
  expect(noteOf({ dealercomments: '<p>An ending without a full stop is no sentence</p>' })).toBeUndefined();
});
