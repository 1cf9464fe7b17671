/** An ampersand that does not start an entity: "&#38;", "&#x26;" or a name. */
const BARE = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z_][\w.-]{1,30});)/gi;
const CDATA = '<![CDATA[';
// Length in characters of the longest entity that `BARE` leaves alone, plus one.
const MAX_ENTITY_LENGTH = 34;

/**
 * Escapes ampersands that do not start an entity ("Tom & Co"), the most common error in XML feeds. Works on a
 * stream and leaves CDATA alone. A strict parser would read everything after such an ampersand as an entity
 * name.
 *
 * @param onFound called for each escaped ampersand
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
    let position = 0;
    while (position < all.length) {
      const end = all.indexOf(inCdata ? ']]>' : CDATA, position);
      if (end >= 0) {
        const stop = end + (inCdata ? 3 : CDATA.length);
        out += inCdata ? all.slice(position, stop) : escaped(all.slice(position, end)) + CDATA;
        inCdata = !inCdata;
        position = stop;
        continue;
      }
      // The last characters may be the start of "]]>", an entity or CDATA: they wait for the next piece.
      const carryFrom = Math.max(position, inCdata ? all.length - 2 : incompleteEnd(all));
      out += inCdata ? all.slice(position, carryFrom) : escaped(all.slice(position, carryFrom));
      carry = all.slice(carryFrom);
      break;
    }
    if (out !== '') yield out;
  }
  if (carry !== '') yield inCdata ? carry : escaped(carry);
}

/**
 * Index from which the end of a piece may be an incomplete entity or the start of CDATA; the length of the piece
 * if it is neither.
 */
function incompleteEnd(text: string): number {
  const last = text.lastIndexOf('&');
  const ampersand = last >= text.length - MAX_ENTITY_LENGTH ? last : -1;
  const bracket = text.lastIndexOf('<');
  const entity = ampersand >= 0 && !text.includes(';', ampersand) ? ampersand : text.length;
  const cdata = bracket >= 0 && CDATA.startsWith(text.slice(bracket)) ? bracket : text.length;
  return Math.min(entity, cdata);
}
