import { FeedRefused } from './feed-refused.ts';

const ENTITY = /<!ENTITY\s+(%\s+)?([^\s"'>]+)\s+(?:(SYSTEM|PUBLIC)\b|"([^"]*)"|'([^']*)')/g;

/**
 * Refuses a document type with entities that refer to other entities or files: a few lines of them can expand
 * to gigabytes. Entities of plain text are accepted, but not expanded.
 *
 * @throws FeedRefused
 */
export function refuseEntityDeclarations(doctype: string): void {
  for (const [, parameter, name, external, double, single] of doctype.matchAll(ENTITY)) {
    const isNested = /[&%][a-z_]/i.test(double ?? single ?? '');
    if (parameter === undefined && external === undefined && !isNested) continue;
    throw new FeedRefused(
      `The XML declares an entity "${name}" that refers to other entities or files. Such entities are not read, because a few of them can expand to gigabytes.`,
      'Ask the provider for a feed without such declarations.',
    );
  }
}
