import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('./formik-helpers.ts', import.meta.url));
const PREFIX = '\0small-formik:';
const FORMIK = /\/node_modules\/formik\//;
const HELPERS = new Map([
  ['lodash-es/clone', 'clone'],
  ['lodash-es/cloneDeep', 'cloneDeep'],
  ['lodash-es/isPlainObject', 'isPlainObject'],
  ['lodash-es/toPath', 'toPath'],
  ['hoist-non-react-statics', 'hoistNonReactStatics'],
]);

/** A Vite plugin that replaces Formik's lodash imports with `formik-helpers.ts` (docs/decisions/0028-forms.md). */
export const smallFormik: Plugin = {
  name: 'forecourt:small-formik',
  enforce: 'pre',
  resolveId(source, importer) {
    const helper = FORMIK.test(importer ?? '') ? HELPERS.get(source) : undefined;
    return helper === undefined ? null : `${PREFIX}${helper}`;
  },
  load: (id) =>
    id.startsWith(PREFIX)
      ? `export { ${id.slice(PREFIX.length)} as default } from ${JSON.stringify(OURS)}`
      : null,
};
