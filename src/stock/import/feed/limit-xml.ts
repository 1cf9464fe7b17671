import { CUT_MARK } from './cut-mark.ts';

type Part = 'text' | 'tag' | 'cdata' | 'comment';

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
  let run = 0;
  let carry = '';

  const limited = (piece: string): string => {
    const room = Math.max(0, limit - run);
    const isFirstCut = run <= limit && run + piece.length > limit;
    run += piece.length;
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
    let at = 0;
    while (at < all.length) {
      if (part === 'text' && all[at] === '<') {
        const rest = all.slice(at, at + 9);
        if (OPENERS.some(([opener]) => rest.length < opener.length && opener.startsWith(rest))) break;
        const [opener, kind] = OPENERS.find(([candidate]) => rest.startsWith(candidate)) ?? [
          '<',
          'tag' as const,
        ];
        out += opener;
        at += opener.length;
        part = kind;
        run = 0;
        continue;
      }
      const end = ENDS[part];
      const found = all.indexOf(end, at);
      if (found < 0) {
        const stop = Math.max(at, all.length - (end.length - 1));
        out += limited(all.slice(at, stop));
        at = stop;
        break;
      }
      out += limited(all.slice(at, found));
      at = found;
      if (part !== 'text') {
        out += end;
        at += end.length;
      }
      if (part !== 'text') part = 'text';
      run = 0;
    }
    carry = all.slice(at);
    if (out !== '') yield out;
  }
  if (carry !== '') yield carry;
}
