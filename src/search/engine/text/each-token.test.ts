import { describe, expect, test } from 'vitest';
import { eachToken, wordsOf } from './each-token.ts';

describe('splitting a text into words', () => {
  test('splits at spaces and line ends, and converts to lower case', () => {
    expect(wordsOf('2018 Toyota  Rav4\nGXL')).toEqual(['2018', 'toyota', 'rav4', 'gxl']);
  });

  test('removes punctuation inside a word, which joins its parts', () => {
    expect(wordsOf('Mercedes-Benz C63.S (4x4) 2.0i/TDI')).toEqual(['mercedesbenz', 'c63s', '4x4', '20itdi']);
  });

  test('removes accents and dashes, writes ™ and ½ in letters and digits, and keeps other scripts', () => {
    expect(wordsOf('Citroën Škoda™ – ½ Ваз')).toEqual(['citroen', 'skodatm', '12', 'ваз']);
  });

  test('truncates words to a hundred characters', () => {
    expect(wordsOf('a'.repeat(300))).toEqual(['a'.repeat(100)]);
  });

  test('eachToken reports positions that begin at a word’s first letter and include closing punctuation', () => {
    const spans: string[] = [];
    const text = ' Ute (4x4) ';
    eachToken(text, (_, start, end) => spans.push(text.slice(start, end)));
    expect(spans).toEqual(['Ute', '4x4)']);
  });
});
