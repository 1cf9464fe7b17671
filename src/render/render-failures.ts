import { counted } from '../lib/plural.ts';
import type { RenderFailure } from './render-into.ts';

/** Describes failed pages in sentences for ops, one for all pages that failed with the same message. */
export function failureLines(failures: readonly RenderFailure[]): string[] {
  const byMessage = new Map<string, string[]>();
  for (const { path, message } of failures) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  return [...byMessage].flatMap(([message, paths]) => {
    const [first, ...others] = paths;
    const more = others.length > 0 ? ` (and ${counted(others.length, 'more page')})` : '';
    return `The page ${first}${more} could not be rendered: ${message}`;
  });
}
