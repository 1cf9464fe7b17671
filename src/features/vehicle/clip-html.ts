const TOKEN = /<[^>]*>|&(?:#\d+|#x[\da-f]+|\w+);|\s+|[\s\S]/giu;
const VOID = new Set(['br', 'hr', 'img', 'wbr']);
const BLOCK = new Set(['p', 'br', 'li', 'ul', 'ol', 'div', 'blockquote', 'h2', 'h3', 'h4']);

/**
 * Clips sanitised HTML to its first `limit` visible characters, closes open tags and adds an ellipsis; null if nothing
 * has to be cut (VDP-07). An entity counts as one character, and so does a run of white space. White space
 * between blocks is not counted.
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
