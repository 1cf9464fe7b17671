import sanitizeHtml from 'sanitize-html';
import { hasHiddenCharacters, LONG_TEXT, limitLength, stripControls } from './clean.ts';
import { removeBadEntities } from './entities.ts';

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', div: 'p' },
  enforceHtmlBoundary: false,
};

/** Tags that only style their content; removing them loses nothing. */
const STYLING = ['span', 'font', 'u', 'small', 'big', 'center', 'html', 'body', 'section', 'article'];
const HARMLESS_TAGS: ReadonlySet<string> = new Set([
  ...(OPTIONS.allowedTags || []),
  ...Object.keys(OPTIONS.transformTags ?? {}),
  ...STYLING,
]);

/** True if `sanitiseComments` would remove tags that matter: links, pictures, tables, scripts. */
export function losesTags(text: string): boolean {
  return [...text.matchAll(/<\/?([a-z][a-z0-9]*)\b[^>]*>/gi)].some(
    ([, name = '']) => !HARMLESS_TAGS.has(name.toLowerCase()),
  );
}

/**
 * Turns the dealer's comments into HTML that is safe to embed: a short allow-list of tags without attributes,
 * everything else escaped or removed. Line breaks of plain text become `<br />`. Sanitising twice gives the
 * same result as once.
 *
 * @param max length of the result in characters
 */
export function sanitiseComments(text: string, max: number = LONG_TEXT): string {
  let out = removeBadEntities(stripControls(text), hasHiddenCharacters).replace(/\r\n?/g, '\n').trim();
  const hasMarkup = /<[a-z/!]/i.test(out);
  const hasBlocks = hasMarkup && /<(p|br|div|ul|ol|li|h\d|table|tr)\b/i.test(out);
  out = hasBlocks ? out.replace(/\n/g, ' ') : out.replace(/\n{2,}/g, '\n\n').replace(/\n/g, '<br />');
  out = limitLength(out, max);
  if (!/[<&>"]/.test(out)) return out;
  const safe = sanitizeHtml(out, OPTIONS)
    .replace(/(<br \/>\s*){3,}/g, '<br /><br />')
    .trim();
  // Escaping may have made it longer than the limit.
  return safe.length <= max ? safe : sanitizeHtml(limitLength(safe, Math.floor(max * 0.9)), OPTIONS).trim();
}

/** Plain text as returned by `sanitiseComments`: escaped, line breaks as tags, at most two in a row. */
const PLAIN = /^(?:[^<>&\r\n]|&(?:amp|lt|gt);|<br \/>)*$/;
/** Only paragraphs and lists of such text. */
const BLOCKS =
  /^(?:<p>(?:[^<>&\r\n]|&(?:amp|lt|gt);|<br \/>)*<\/p>|<ul>(?:<li>(?:[^<>&\r\n]|&(?:amp|lt|gt);)*<\/li>)+<\/ul>)+$/;

/**
 * Quick check, ten times faster than sanitising: true for most comments that sanitising would not change, and false for
 * all others.
 */
export function isSanitised(text: string, max: number = LONG_TEXT): boolean {
  return (
    text.length <= max &&
    (PLAIN.test(text) || BLOCKS.test(text)) &&
    !text.includes('<br /><br /><br />') &&
    stripControls(text) === text &&
    text.trim() === text
  );
}
