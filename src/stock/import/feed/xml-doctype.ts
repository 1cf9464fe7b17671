import { FeedRefused } from './refusal.ts';

const ENTITY = /<!ENTITY\s+(%\s+)?([^\s"'>]+)\s+(?:(SYSTEM|PUBLIC)\b|"([^"]*)"|'([^']*)')/g;

/**
 * Refuses a document type whose entities are made of others or come from elsewhere: a few lines of them can stand
 * for gigabytes. Plain ones are let through, but nothing expands them.
 */
export function refuseEntityDeclarations(doctype: string): void {
  for (const [, parameter, name, elsewhere, double, single] of doctype.matchAll(ENTITY)) {
    const isMade = /[&%][a-z_]/i.test(double ?? single ?? '');
    if (parameter === undefined && elsewhere === undefined && !isMade) continue;
    throw new FeedRefused(
      `The XML declares an entity "${name}" that is made of others or comes from elsewhere, which is not read: a few of them can stand for gigabytes.`,
      'Have the feed written without such declarations.',
    );
  }
}
