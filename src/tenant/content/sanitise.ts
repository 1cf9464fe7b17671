import sanitizeHtml from 'sanitize-html';
import { encodeMediaAddress } from '../media-address.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Tags allowed in dealers' texts. */
const ALLOWED_TAGS = [
  ...HEADINGS,
  'p',
  'br',
  'hr',
  'a',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'sup',
  'sub',
  'small',
  'span',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'img',
  'figure',
  'figcaption',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'details',
  'summary',
];

/** Removes everything from a dealer's HTML except a short list of tags and attributes. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'align'],
      td: ['colspan', 'rowspan', 'align'],
      ...Object.fromEntries(HEADINGS.map((tag) => [tag, ['id']])),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The name of a dealer's file may have characters such as "&" that mean something else in an address.
      img: (tagName, { src, ...attribs }) => ({
        tagName,
        attribs: { ...(src === undefined ? {} : { src: encodeMediaAddress(src) }), ...attribs },
      }),
    },
  });
}

const SVG_TAGS = [
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
];

const SVG_ATTRIBUTES = [
  'xmlns',
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'd',
  'points',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'clip-path',
  'mask',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'opacity',
  'transform',
  'id',
  'class',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'role',
  'aria-hidden',
  'aria-label',
  'preserveAspectRatio',
];

/** Attributes whose values are CSS, which can load a file: by `url()`, by `image-set()`, or with escaped letters. */
const CSS_ATTRIBUTES = new Set(['fill', 'stroke', 'stop-color', 'clip-path', 'mask']);
/**
 * Matches CSS that loads no file: a part of the same picture ("url(#a)"), then a keyword, a colour, a simple shape or
 * the dealer's accent colour; each may be absent. No other custom property is allowed: favicon and touch icon, which no
 * style sheet reaches, know only this one.
 */
const LOCAL_CSS =
  /^\s*(?:url\(\s*(["']?)#[\w-]+\1\s*\))?\s*(?:[\w#-]*|var\(--accent\)|(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|inset|circle|ellipse|polygon)\([\w\s.,%/+-]*\))\s*$/i;

const withoutOutsideFiles = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => !CSS_ATTRIBUTES.has(name) || LOCAL_CSS.test(value)),
  );

/** Reduces an SVG to shapes, text and gradients: no scripts, links, styles or external references. */
export function sanitiseSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags: SVG_TAGS,
    allowedAttributes: { '*': SVG_ATTRIBUTES },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withoutOutsideFiles(attribs) }) },
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  }).trim();
}
