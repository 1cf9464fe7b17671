import { csvLine } from '../../src/lib/csv-line.ts';
import { counted } from '../../src/lib/plural.ts';
import { MATCH_KINDS, MATCH_LABELS } from '../../src/site/old-addresses/match.ts';
import type {
  PlannedRedirect,
  RedirectPlan,
  WithoutTarget,
} from '../../src/site/old-addresses/plan-redirects.ts';

/** Most problems and addresses without target to print. The report has all of the latter. */
const MAX_PRINTED = 20;

/** Text of a stranger's file, without characters on which terminals act. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');

function shortened(lines: readonly string[], one: string, more = `${one}s`): string[] {
  const rest = lines.length - MAX_PRINTED;
  const printed = lines.slice(0, MAX_PRINTED).map(printable);
  return rest > 0 ? [...printed, `  … and ${counted(rest, `more ${one}`, `more ${more}`)}`] : printed;
}

/** "/a → /b (page of the same meaning)" */
export const redirectLine = ({ from, to, by }: PlannedRedirect): string =>
  printable(`${from} → ${to} (${MATCH_LABELS[by]})`);

/** The summary of an import of redirects. */
export function summaryLines(plan: RedirectPlan): string[] {
  const { addresses, answered, kept, redirects, withoutTarget, otherHosts } = plan;
  const byKind = MATCH_KINDS.flatMap((kind) => {
    const count = redirects.filter(({ by }) => by === kind).length;
    return count > 0 ? [`  ${count} ${MATCH_LABELS[kind]}`] : [];
  });
  const others = [...otherHosts]
    .sort(([a, of], [b, than]) => than - of || a.localeCompare(b))
    .map(([host, count]) => `  ${count} on ${host}`);
  return [
    counted(addresses, 'address', 'addresses'),
    `${answered} already answered by the new site`,
    `${kept} already redirected by site.yaml or redirects.csv, kept as they are`,
    `${redirects.length} redirected`,
    ...byKind,
    `${withoutTarget.length} without target`,
    ...(others.length > 0
      ? [
          'Left out, because they are on other hosts. Name a host of the old website with --host:',
          ...shortened(others, 'host'),
        ]
      : []),
  ];
}

/** The problems of a source, each with its line. */
export const problemLines = ({ problems }: Pick<RedirectPlan, 'problems'>): string[] =>
  shortened(
    problems.map(({ source, line, message }) => `${source}:${line} ${message}`),
    'problem',
  );

/** The addresses without target, for the screen. */
export const withoutTargetLines = (found: readonly WithoutTarget[]): string[] =>
  shortened(
    found.map(({ address, reason }) => `  ${address.path}${address.query}: ${reason}`),
    'address',
    'addresses',
  );

/**
 * The report of the addresses without target: CSV whose column `to` is empty, so that it can be filled in and imported.
 */
export function withoutTargetFile(found: readonly WithoutTarget[]): string {
  const rows = found.map(({ address: { path, query, source, line }, reason }) =>
    csvLine([`${path}${query}`, '', reason, `${source}:${line}`]),
  );
  return `${[csvLine(['from', 'to', 'reason', 'source']), ...rows].join('\n')}\n`;
}
