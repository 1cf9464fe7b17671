import type { Message } from 'esbuild';

/** esbuild namespace for places in the tenant's own file, as opposed to places in compiled code. */
export const TENANT_FILE = 'as-written';

/** esbuild only warns of broken styles, of which browsers would skip a part. */
export const isBrokenStyle = ({ id }: Message): boolean =>
  id === 'css-syntax-error' || id === 'js-comment-in-css';
