import type { RenderFailure } from './render-into.ts';

/** Why pages could not be rendered, in sentences; what many pages fail by stands there once. */
export function failureLines(failures: readonly RenderFailure[]): string[] {
  const byMessage = new Map<string, string[]>();
  for (const { path, message } of failures) byMessage.set(message, [...(byMessage.get(message) ?? []), path]);
  return [...byMessage].flatMap(([message, paths]) => {
    const [first, ...others] = paths;
    const more = others.length > 0 ? ` (and ${others.length} more pages)` : '';
    return `The page ${first}${more} could not be rendered: ${message}`;
  });
}
