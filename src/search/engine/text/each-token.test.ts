import { describe, expect, test } from 'vitest';
import { eachToken, wordsOf } from './each-token.ts';

describe('words of a text', () => {
  test('are cut at spaces and line ends, and written small', () => {
    expect(wordsOf('2018 Toyota  Rav4\nGXL')).toEqual(['2018', 'toyota', 'rav4', 'gxl']);
  });

  test('keep what stands around punctuation together', () => {
    expect(wordsOf('Mercedes-Benz C63.S (4x4) 2.0i/TDI')).toEqual(['mercedesbenz', 'c63s', '4x4', '20itdi']);
  });

  test('fold accents and signs, keep other scripts', () => {
    expect(wordsOf('Citroën Škoda™ – ½ Ваз')).toEqual(['citroen', 'skodatm', '12', 'ваз']);
  });

  test('are cut at a hundred characters', () => {
    expect(wordsOf('a'.repeat(300))).toEqual(['a'.repeat(100)]);
  });

  test('say where they stand, from their first letter', () => {
    const spans: string[] = [];
    const text = ' Ute (4x4) ';
    eachToken(text, (_, start, end) => spans.push(text.slice(start, end)));
    expect(spans).toEqual(['Ute', '4x4)']);
  });
});
