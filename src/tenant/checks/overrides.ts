import { didYouMean, orList } from '../did-you-mean.ts';
import { explainIssues, valueAt } from '../explain/explain-issues.ts';
import { contextCount, mergeOverrides, reachableSets } from '../overrides/config-for.ts';
import { asList } from '../overrides/match.ts';
import { deepMerge } from '../overrides/merge.ts';
import { error, type Finding, type Path, warning } from '../problem.ts';
import { type Condition, config as configSchema } from '../schema/config.ts';
import type { Draft } from '../source/draft.ts';
import { MAX_CONTEXTS } from '../source/limits.ts';
import type { LineLookup } from './context.ts';
import { textsOf } from './locations.ts';

/** The values of one key of `when`, each with its path. A key may have one value or a list. */
function entriesOf(when: Condition, name: keyof Condition, path: Path): { path: Path; value: string }[] {
  const wanted = when[name];
  const base = [...path, 'when', name];
  return asList<string>(wanted).map((value, index) => ({
    path: Array.isArray(wanted) ? [...base, index] : base,
    value,
  }));
}

function checkWhen(draft: Draft, when: Condition, path: Path): Finding[] {
  const dealerships = textsOf(draft, 'dealerships', 'slug');
  const flags = Object.keys((valueAt(draft.raw, ['flags']) as object | undefined) ?? {});
  const unknownNames = (name: keyof Condition, known: string[], noun: string, noneMessage: string) =>
    entriesOf(when, name, path)
      .filter(({ value }) => !known.includes(value))
      .map(({ path: valuePath, value }) => {
        const allowed = known.length ? `Allowed: ${orList(known)}.` : noneMessage;
        return error(
          valuePath,
          `There is no ${noun} "${value}" at this site. ${allowed}${didYouMean(value, known)}`,
        );
      });
  const written = valueAt(draft.raw, [...path, 'when']);
  const alwaysApplies =
    typeof written === 'object' && written !== null && Object.keys(written).length === 0
      ? [
          warning(
            [...path, 'when'],
            'This override has no condition, so it always applies. Put its settings under config.',
          ),
        ]
      : [];
  return [
    ...unknownNames(
      'dealership',
      dealerships,
      'dealership',
      'The site has no dealerships. Add one under "dealerships".',
    ),
    ...unknownNames('flag', flags, 'flag', 'The site has no flags. Add this one under "flags".'),
    ...alwaysApplies,
  ];
}

/**
 * Merges an override into the site's settings, or into the defaults if those are invalid, and reports what becomes
 * invalid.
 */
function checkSettings(
  base: unknown,
  set: Record<string, unknown>,
  path: Path,
  sourceText: (path: Path) => string | null,
): Finding[] {
  const merged = deepMerge(base, set);
  const result = configSchema.safeParse(merged);
  if (result.success) return [];
  const subject = {
    schema: configSchema,
    data: merged,
    sourceText: (keyPath: Path) => sourceText([...path, 'set', ...keyPath]),
  };
  return explainIssues(result.error.issues, subject).map((finding) => ({
    ...finding,
    path: [...path, 'set', ...finding.path],
  }));
}

/** Reports overrides that are valid one by one, but make the settings invalid when several apply together. */
function checkTogether(draft: Draft, lineOf: LineLookup['lineOf']): Finding[] {
  const config = draft.value('config');
  const overrides = draft.value('overrides');
  if (!config || !overrides) return [];
  const site = { config, overrides, flags: draft.value('flags') ?? {} };
  const contexts = contextCount(site);
  if (contexts > MAX_CONTEXTS) {
    const maximum = MAX_CONTEXTS.toLocaleString('en-AU');
    const message = `The overrides distinguish ${contexts.toLocaleString('en-AU')} combinations of dealership, make and car type; the maximum is ${maximum}. Name fewer dealerships and makes under "when".`;
    return [error(['overrides'], message)];
  }
  return reachableSets(site).flatMap((indexes) => {
    const result = configSchema.safeParse(mergeOverrides(site, indexes));
    if (result.success) return [];
    const names = indexes.map((index) => `overrides[${index}] on line ${lineOf(['overrides', index])}`);
    const firstInvalidKey = (result.error.issues[0]?.path ?? []).join('.');
    return [
      error(
        ['overrides', indexes.at(-1) ?? 0, 'set'],
        `The settings of ${names.join(' and ')} can apply together, and then ${firstInvalidKey} is missing or invalid. Set the whole group in the last of these overrides.`,
      ),
    ];
  });
}

/**
 * Checks that overrides name existing dealerships and flags, and set known keys to valid values (TEN-02 to
 * TEN-17).
 */
export function checkOverrides(
  draft: Draft,
  sourceText: (path: Path) => string | null,
  { lineOf }: LineLookup,
): Finding[] {
  const base = draft.value('config') ?? configSchema.parse({});
  const alone = draft
    .entries('overrides')
    .flatMap(({ path, value }) => [
      ...checkWhen(draft, value.when, path),
      ...checkSettings(base, value.set, path, sourceText),
    ]);
  return alone.some(({ severity }) => severity === 'error')
    ? alone
    : [...alone, ...checkTogether(draft, lineOf)];
}
