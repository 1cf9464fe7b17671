import anyAscii from 'any-ascii';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters of a sheet's fonts: those of Western Europe. */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…€™−`;

const OTHERS = new RegExp(`[^\\n${CHARACTERS.replace(/[\]\\^-]/g, '\\$&')}]+`, 'gu');

/** Replaces characters that the fonts do not have by similar ones, "Š" by "S". */
export const printable = (text: string): string => text.replace(OTHERS, (run) => anyAscii(run));

/** Makes all texts in a value printable. */
export function printableTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return printable(value) as Value;
  if (Array.isArray(value)) return value.map(printableTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, printableTexts(inner)]),
  ) as Value;
}
