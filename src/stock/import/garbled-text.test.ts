import { expect, it } from 'vitest';
import { garbledTextNotes } from './garbled-text.ts';

const REASON =
  'looks like UTF-8 that another program read as Windows-1252, such as "Ã«" for "ë": ask the provider to encode the feed as UTF-8 only once';
const garbled = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text));

it('notes each field whose text was encoded as UTF-8 twice', () => {
  const car = {
    make: garbled('Citroën'),
    model: garbled('Méhari – rare'),
    name: garbled('Citroën'),
    colour: 'Red',
  };
  expect(garbledTextNotes(car)).toEqual([
    { kind: 'doubtful', field: 'make', value: 'CitroÃ«n', reason: REASON },
    { kind: 'doubtful', field: 'model', value: 'MÃ©hari â€“ rare', reason: REASON },
  ]);
});

it.each(['Citroën', 'SÃO PAULO', 'Âge', '21° 90 km/h – 5 €', 'Škoda', '比亚迪', 'château'])(
  'does not note “%s”, which is correct text',
  (colour) => {
    expect(garbledTextNotes({ colour })).toEqual([]);
  },
);
