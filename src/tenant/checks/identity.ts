import { basename } from 'node:path';
import { didYouMean } from '../did-you-mean.ts';
import { error, type Finding } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import type { CheckFolders } from './context.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}

/** Checks that the slug equals the folder's name and that the time zone exists. */
export function checkIdentity(draft: Draft, { folder }: CheckFolders): Finding[] {
  const found: Finding[] = [];
  const slug = draft.value('slug');
  if (slug !== null && slug !== basename(folder)) {
    found.push(
      error(
        ['slug'],
        `The slug "${slug}" differs from the folder "${basename(folder)}". Make them the same.`,
      ),
    );
  }
  const timezone = draft.value('timezone');
  if (timezone !== null && !isTimeZone(timezone)) {
    const known = Intl.supportedValuesOf('timeZone');
    const near = didYouMean(timezone, known);
    found.push(
      error(
        ['timezone'],
        `There is no time zone "${timezone}".${near || ' Write one such as Australia/Brisbane or Australia/Sydney.'}`,
      ),
    );
  }
  return found;
}
