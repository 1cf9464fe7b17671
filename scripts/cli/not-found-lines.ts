import type { NotFoundAddress } from '../../src/api/not-found/schema.ts';
import { MATCH_LABELS, type Match } from '../../src/site/old-addresses/match.ts';
import type { ExistingRedirect } from '../../src/site/old-addresses/plan-redirects.ts';

const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function targetText(match: Match, existing: ExistingRedirect | undefined): string {
  if (existing) return `already redirected to ${existing.to} (${existing.place})`;
  switch (match.kind) {
    case 'answered':
      return 'the site answers there now; publish it if it does not yet';
    case 'redirect':
      return `→ ${match.to} (${MATCH_LABELS[match.by]})`;
    case 'none':
      return `no target: ${match.reason}`;
  }
}

const days = ({ firstDay, lastDay }: NotFoundAddress): string =>
  firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;

/** The two lines of an address in the report: how often it was not found, and where it would lead. */
export function notFoundLines(
  address: NotFoundAddress,
  match: Match,
  existing: ExistingRedirect | undefined,
): string[] {
  const { hits, path, referrer } = address;
  const from = referrer === null ? '' : `, last from ${referrer}`;
  return [`${hits}× ${path}  ${days(address)}${from}`, `    ${targetText(match, existing)}`].map(printable);
}
