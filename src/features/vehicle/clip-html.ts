const TOKEN = /<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|\s+|[\s\S]/giu;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const BLOCK = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'blockquote', 'h2', 'h3', 'h4']);

/**
 * The first `limit` characters a reader sees of sanitised HTML, with open tags closed and an
 * ellipsis; null when nothing is cut (VDP-07). An entity counts one, a run of white space one, white
 * space between blocks none.
 */
export function clipHtml(html: string, limit: number): string | null {
  const open: string[] = [];
  let out = '';
  let seen = 0;
  let atBlockStart = true;
  let cut: string | null = null;
  for (const [token] of html.matchAll(TOKEN)) {
    const tag = /^<(\/?)([a-z][a-z0-9]*)/i.exec(token);
    if (tag) {
      const name = (tag[2] ?? '').toLowerCase();
      if (tag[1]) open.splice(open.lastIndexOf(name), 1);
      else if (!VOID.has(name)) open.push(name);
      if (BLOCK.has(name)) atBlockStart = true;
      out += token;
      continue;
    }
    const blank = token.trim() === '';
    if (blank && atBlockStart) continue;
    if (cut !== null) {
      if (blank) continue;
      return cut;
    }
    out += blank ? ' ' : token;
    atBlockStart = false;
    seen += 1;
    if (seen === limit) cut = `${out.trimEnd()}…${closing(open)}`;
  }
  return null;
}

const closing = (open: string[]) =>
  open
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
