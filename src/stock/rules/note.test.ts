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
