import { localTime } from '../lib/clock.ts';
import { checkChat } from './checks/chat.ts';
import { checkDates } from './checks/dates.ts';
import { checkLicences, checkSalesCounter, checkTickedNews } from './checks/legal-requirements.ts';
import { checkContentTexts, checkTexts } from './checks/texts.ts';
import type { Problem } from './problem.ts';
import type { TenantReading } from './read-tenant.ts';
import { DEFAULT_TIMEZONE } from './schema/defaults/timezone.ts';

function todayOf({ draft, problems }: TenantReading, now: Date): string {
  const zoneProblem = problems.some(({ path }) => path === 'timezone');
  const zone = zoneProblem ? null : draft.value('timezone');
  return localTime(now, zone ?? DEFAULT_TIMEZONE).date;
}

/**
 * Finds what a site must not, or should not, be published with: dates that contradict each other or have passed, and
 * texts with scripts or against the law. They are not problems of the reading, because the service takes leads of a
 * tenant despite them.
 *
 * @param hasStock false while a dealer is still being set up
 */
export function publicationProblems(reading: TenantReading, hasStock: boolean, now: Date): Problem[] {
  const { source, draft, content } = reading;
  const findings = source.readable
    ? [
        ...checkDates(draft, todayOf(reading, now)),
        ...checkTexts(draft),
        ...checkLicences(draft),
        ...checkChat(draft),
        ...(hasStock ? [...checkSalesCounter(draft), ...checkTickedNews(draft)] : []),
      ]
    : [];
  return [...findings.map(source.locate), ...content.flatMap(checkContentTexts)];
}
