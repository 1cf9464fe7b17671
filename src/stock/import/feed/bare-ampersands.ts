const BARE = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z_][\w.-]{1,30});)/gi;
const CDATA = '<![CDATA[';
const LONGEST = 34;

/**
 * Escapes ampersands that begin no entity ("Tom & Co"), the commonest fault of XML feeds, in a stream and outside
 * CDATA. A strict parser would take all that follows for the entity's name.
 */
export async function* escapeBareAmpersands(
  text: AsyncIterable<string>,
  onFound: () => void,
): AsyncGenerator<string> {
  let carry = '';
  let inCdata = false;
  const escaped = (part: string): string =>
    part.replace(BARE, () => {
      onFound();
      return '&amp;';
    });

  for await (const piece of text) {
    const all = carry + piece;
    carry = '';
    let out = '';
    let at = 0;
    while (at < all.length) {
      const end = all.indexOf(inCdata ? ']]>' : CDATA, at);
      if (end >= 0) {
        const stop = end + (inCdata ? 3 : CDATA.length);
        out += inCdata ? all.slice(at, stop) : escaped(all.slice(at, end)) + CDATA;
        inCdata = !inCdata;
        at = stop;
        continue;
      }
      const keep = inCdata ? Math.max(at, all.length - 2) : Math.max(at, openEnd(all));
      out += inCdata ? all.slice(at, keep) : escaped(all.slice(at, keep));
      carry = all.slice(keep);
      break;
    }
    if (out !== '') yield out;
  }
  if (carry !== '') yield inCdata ? carry : escaped(carry);
}

/** Where the end of a piece may still become an entity or the beginning of CDATA; the length when it cannot. */
function openEnd(text: string): number {
  const last = text.lastIndexOf('&');
  const ampersand = last >= text.length - LONGEST ? last : -1;
  const bracket = text.lastIndexOf('<');
  const entity = ampersand >= 0 && !text.includes(';', ampersand) ? ampersand : text.length;
  const cdata = bracket >= 0 && CDATA.startsWith(text.slice(bracket)) ? bracket : text.length;
  return Math.min(entity, cdata);
}
