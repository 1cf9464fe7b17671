import type { Message } from 'esbuild';

/** Namespace of a mistake's place that is a place in the tenant's own file, not in what was compiled from it. */
export const AS_WRITTEN = 'as-written';

/** Whether a warning says that a style sheet is broken: browsers would skip a part of it. */
export const isBrokenStyle = ({ id }: Message): boolean =>
  id === 'css-syntax-error' || id === 'js-comment-in-css';
