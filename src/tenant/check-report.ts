import { counted } from '../lib/plural.ts';
import { readablePath } from '../lib/readable-path.ts';
import type { Checked } from './check-tenants.ts';
import type { Problem } from './problem.ts';

/** Maximum number of problems printed per tenant. */
const MAX_PRINTED = 1_000;

export interface Report {
  lines: string[];
  errors: number;
  warnings: number;
}

/** Formats a problem: "tenants/x/site.yaml:12:3 error config.buttons", then the message. */
function problemLines(problem: Problem, baseFolder: string): string[] {
  const position = `${readablePath(problem.file, baseFolder)}:${problem.line}:${problem.column}`;
  return [
    `  ${position}  ${problem.severity}${problem.path ? `  ${problem.path}` : ''}`,
    `    ${problem.message}`,
  ];
}

function summary(tenants: number, failed: number, errors: number, warnings: number): string[] {
  const counts = `${counted(tenants, 'tenant')} checked: ${counted(errors, 'error')}, ${counted(warnings, 'warning')}.`;
  if (errors === 0)
    return [
      counts,
      warnings
        ? 'No mistake stops a build. Read the warnings before you publish. A build still refuses a site that would lose many of its vehicles.'
        : 'Everything is in order.',
    ];
  return [
    counts,
    `Fix the errors of ${failed === 1 ? 'this tenant' : `these ${failed} tenants`}, then run "npm run check" again. A tenant with errors is not built: its last published site stays.`,
  ];
}

/**
 * Formats the output of `check`: each tenant's problems, then a summary with what to do next.
 *
 * @param baseFolder folder that paths are shown relative to
 */
export function formatReport(checked: readonly Checked[], baseFolder: string): Report {
  const count = (severity: Problem['severity'], problems: Problem[]) =>
    problems.filter((problem) => problem.severity === severity).length;
  const lines = checked.flatMap(({ tenant, problems, vehicles, imported }) => {
    const errors = count('error', problems);
    const warnings = count('warning', problems);
    const number = vehicles === null ? 'no stock yet' : counted(vehicles, 'vehicle');
    // So that nobody looks for the vehicles beside site.yaml.
    const stock = imported === null ? number : `${number} in ${readablePath(imported, baseFolder)}`;
    const notices = count('notice', problems);
    const state = [
      errors || warnings ? `${counted(errors, 'error')}, ${counted(warnings, 'warning')}` : 'in order',
      ...(notices ? [counted(notices, 'notice')] : []),
    ].join(', ');
    return [
      `${tenant}: ${state} (${stock})`,
      ...problems.slice(0, MAX_PRINTED).flatMap((problem) => problemLines(problem, baseFolder)),
      ...(problems.length > MAX_PRINTED
        ? [`  ${counted(problems.length - MAX_PRINTED, 'more problem')} not shown. Fix those above first.`]
        : []),
      ...(problems.length ? [''] : []),
    ];
  });
  const all = checked.flatMap(({ problems }) => problems);
  const errors = count('error', all);
  const warnings = count('warning', all);
  const failed = checked.filter(({ problems }) => count('error', problems) > 0).length;
  return { lines: [...lines, ...summary(checked.length, failed, errors, warnings)], errors, warnings };
}
