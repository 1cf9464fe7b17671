import { basename } from 'node:path';
import { error, type Finding } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import type { CheckFolders } from './context.ts';
import { timeZoneProblem } from './time-zone-problem.ts';

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** True if the check digits of an Australian Business Number fit the others. */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = ABN_WEIGHTS.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}

/** Says what is wrong with an ABN. */
export const notAnAbn = (abn: string): string =>
  `"${abn}" is not an ABN: it has eleven digits, and its first two are a checksum of the others. Copy it from the Australian Business Register.`;

/** Checks that the slug equals the folder's name, that the time zone exists and that the ABN can be one. */
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
  const zoneProblem = timezone === null ? null : timeZoneProblem(timezone);
  if (zoneProblem !== null) found.push(error(['timezone'], zoneProblem));
  const abn = draft.value('abn');
  if (abn && !isAbn(abn)) found.push(error(['abn'], notAnAbn(abn)));
  return found;
}
