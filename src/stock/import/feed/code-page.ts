import { analyse } from 'chardet';

/** The likely single-byte code page of a text that is not UTF-8. */
export interface CodePage {
  encoding: string;
  /** True if the text's words confirm it; false if it is only the default, the code page of western Europe. */
  isCertain: boolean;
  /** Up to three words decoded with it, for the report. */
  examples: string[];
}

/** Code pages of other scripts by chardet's names, likeliest first, with their names for TextDecoder. */
const OTHER_SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['windows-1251', 'windows-1251'],
  ['KOI8-R', 'koi8-r'],
  ['ISO-8859-7', 'windows-1253'],
  ['windows-1253', 'windows-1253'],
  ['ISO-8859-8', 'windows-1255'],
  ['windows-1255', 'windows-1255'],
  ['ISO-8859-6', 'iso-8859-6'],
  ['windows-1256', 'windows-1256'],
  ['ISO-8859-5', 'iso-8859-5'],
]);
const SCRIPTS = ['Cyrillic', 'Greek', 'Hebrew', 'Arabic'].map(
  (name) => new RegExp(String.raw`^[\p{Script=${name}}\p{M}]+$`, 'u'),
);
/**
 * Plausible spelling: "тойота", "Тойота", "БМВ", or letters without case. A wrong code page gives words like
 * "рНИНРЮ".
 */
const SPELLING = /^(?:\p{Lu}?[\p{Ll}\p{M}]*|[\p{Lu}\p{M}]+|[\p{Lo}\p{M}]+)$/u;

// Maximum length of the sample in bytes.
const MAX_SAMPLE = 64 * 1024;
// In bytes. Shorter samples are repeated, because chardet compares frequencies of three-letter sequences.
const MIN_SAMPLE = 2_000;
/** Share of words that must be plausible for a code page to be certain. */
const MIN_PLAUSIBLE_SHARE = 0.8;
/** Share of non-ASCII letters above which words are in another script; accented letters are rarer. */
const MIN_NON_ASCII_SHARE = 0.5;

/** Words with bytes above 127 from the start of a feed, separated by spaces. */
async function sampleWords(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  let sample = '';
  for await (const chunk of chunks) {
    for (const [word] of chunk.toString('latin1').matchAll(/[A-Za-z\x80-\xff]+/g)) {
      if (!/[\x80-\xff]/.test(word)) continue;
      sample += `${word} `;
      if (sample.length > MAX_SAMPLE) break;
    }
    if (sample.length > MAX_SAMPLE) break;
  }
  return Buffer.from(sample.slice(0, MAX_SAMPLE), 'latin1');
}

function wordsOf(sample: Buffer, encoding: string): string[] {
  const text = new TextDecoder(encoding).decode(sample);
  return [...new Set(text.match(/[\p{L}\p{M}]+/gu)?.filter((word) => /[^\p{ASCII}]/u.test(word)))];
}

function isAnotherScript(words: readonly string[]): boolean {
  const letters = words.filter(({ length }) => length > 2).join('');
  return letters.replace(/\p{ASCII}/gu, '').length >= letters.length * MIN_NON_ASCII_SHARE && letters !== '';
}

function isPlausible(sample: Buffer, encoding: string): boolean {
  if (/[\ufffd\x80-\x9f]/.test(new TextDecoder(encoding).decode(sample))) return false;
  const words = wordsOf(sample, encoding);
  const plausible = words.filter(
    (word) => SPELLING.test(word) && SCRIPTS.some((script) => script.test(word)),
  );
  return words.length > 0 && plausible.length >= words.length * MIN_PLAUSIBLE_SHARE;
}

/**
 * Guesses the code page of a feed that is not UTF-8. A code page of another script is chosen only if the decoded words
 * have a plausible spelling, because almost every non-ASCII byte is a letter in each of these code pages. Otherwise the
 * guess is Windows-1252.
 */
export async function guessCodePage(chunks: AsyncIterable<Buffer>): Promise<CodePage> {
  const sample = await sampleWords(chunks);
  const western = wordsOf(sample, 'windows-1252');
  if (isAnotherScript(western)) {
    const repeated = Buffer.concat(
      Array<Buffer>(Math.ceil(MIN_SAMPLE / Math.max(1, sample.length))).fill(sample),
    );
    const byChardet = analyse(repeated).map(({ name }) => name as string);
    for (const name of [...byChardet, ...OTHER_SCRIPTS.keys()]) {
      const encoding = OTHER_SCRIPTS.get(name);
      if (encoding === undefined || !isPlausible(sample, encoding)) continue;
      return { encoding, isCertain: true, examples: wordsOf(sample, encoding).slice(0, 3) };
    }
  }
  return { encoding: 'windows-1252', isCertain: false, examples: western.slice(0, 3) };
}
