import { CUT_MARK } from './cut-mark.ts';

type Part = 'text' | 'tag' | 'cdata' | 'comment';

/** The characters at which each part of the markup ends. */
const ENDS: Record<Part, string> = { text: '<', tag: '>', cdata: ']]>', comment: '-->' };
const OPENERS: readonly (readonly [string, Part])[] = [
  ['<![CDATA[', 'cdata'],
  ['<!--', 'comment'],
];

/**
 * Cuts texts, attributes, CDATA sections and comments of an XML stream that are longer than `limit`
 * characters, so that the parser never holds them in memory. `CUT_MARK` marks the cut; the markup stays
 * valid.
 */
export async function* limitXml(text: AsyncIterable<string>, limit: number): AsyncGenerator<string> {
  let part: Part = 'text';
  /** Length of the current part so far, in characters. */
  let length = 0;
  let carry = '';

  const limited = (piece: string): string => {
    const room = Math.max(0, limit - length);
    const isFirstCut = length <= limit && length + piece.length > limit;
    length += piece.length;
    if (piece.length <= room) return piece;
    const rest = piece.slice(room);
    // Quotes stay, so that a cut attribute still ends.
    const quotes = part === 'tag' ? rest.replace(/[^"']+/g, '') : '';
    return piece.slice(0, room) + (isFirstCut ? CUT_MARK : '') + quotes;
  };

  for await (const piece of text) {
    const all = carry + piece;
    carry = '';
    let out = '';
    let position = 0;
    while (position < all.length) {
      if (part === 'text' && all[position] === '<') {
        const rest = all.slice(position, position + '<![CDATA['.length);
        // The piece may end inside "<![CDATA[".
        if (OPENERS.some(([opener]) => rest.length < opener.length && opener.startsWith(rest))) break;
        const [opener, kind] = OPENERS.find(([candidate]) => rest.startsWith(candidate)) ?? [
          '<',
          'tag' as const,
        ];
        out += opener;
        position += opener.length;
        part = kind;
        length = 0;
        continue;
      }
      const end = ENDS[part];
      const found = all.indexOf(end, position);
      if (found < 0) {
        const stop = Math.max(position, all.length - (end.length - 1));
        out += limited(all.slice(position, stop));
        position = stop;
        break;
      }
      out += limited(all.slice(position, found));
      position = found;
      // A text ends before "<", which is then read as the start of the next part.
      if (part !== 'text') {
        out += end;
        position += end.length;
        part = 'text';
      }
      length = 0;
    }
    carry = all.slice(position);
    if (out !== '') yield out;
  }
  if (carry !== '') yield carry;
}
