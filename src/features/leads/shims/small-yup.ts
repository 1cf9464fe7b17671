import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('./yup-helpers.ts', import.meta.url));
const YUP = /\/node_modules\/yup\//;
const HELPERS = new Map([
  ['tiny-case', 'camelCase, snakeCase'],
  ['property-expr', 'forEach, getter, join, normalizePath, split'],
  ['toposort', 'toposort as default'],
]);
const PREFIX = '\0small-yup:';

/**
 * Yup's assignments to `prototype` (for `instanceof`) and to `INVALID_DATE`. No form needs them, and they are side
 * effects, so bundlers would keep all schemas because of them.
 */
const ASSIGNMENT = /^(?:create\$?\d*\.prototype|(?:DateSchema|create\$?\d*)\.INVALID_DATE) = .*$/gm;

/**
 * Yup's patterns of addresses and ids. Forms have shorter ones of their own, and without its pattern such a rule of
 * Yup refuses every text.
 */
const PATTERN = /^let (rEmail|rUrl|rUUID) =(?:\n\/\/.*\n)?.*$/gm;

/** Messages of schemas that no form uses. */
const MESSAGES = /^let (number|date|array|tuple) = \{[\s\S]*?^\};$/gm;

const shortened = (code: string): string =>
  code.replace(ASSIGNMENT, '').replace(PATTERN, 'let $1 = null;').replace(MESSAGES, 'let $1 = {};');

/**
 * A Vite plugin that replaces Yup's imports with `yup-helpers.ts` and lets bundlers leave out the schemas that no form
 * uses: dates, numbers and tuples (docs/decisions/0048-size-of-forms.md).
 */
export const smallYup: Plugin = {
  name: 'forecourt:small-yup',
  enforce: 'pre',
  resolveId: (source, importer) =>
    YUP.test(importer ?? '') && HELPERS.has(source) ? `${PREFIX}${source}` : null,
  load: (id) =>
    id.startsWith(PREFIX)
      ? `export { ${HELPERS.get(id.slice(PREFIX.length))} } from ${JSON.stringify(OURS)}`
      : null,
  transform: (code, id) => (YUP.test(id) ? { code: shortened(code), map: null } : null),
};
