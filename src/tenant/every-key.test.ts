import { expect, it } from 'vitest';
import { explainIssues } from './explain/explain-issues.ts';
import { pathText } from './problem.ts';
import { config } from './schema/config.ts';
import { theme } from './schema/theme.ts';
import { keysAt, walkKeys } from './schema/walk.ts';

const SECTIONS = { config, theme };

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

function findings(schema: typeof config | typeof theme, data: unknown) {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return explainIssues(issues, { schema, data, sourceText: () => null });
}

const keys = Object.entries(SECTIONS).flatMap(([section, schema]) =>
  [...walkKeys(schema)]
    .filter(({ path }) => !path.some((name) => name.startsWith('[') || name === '{}'))
    .map(({ path }) => ({ name: `${section}.${path.join('.')}`, path, schema })),
);

it.each(keys)('rejects a value of a wrong type for $name and names the right type', ({ path, schema }) => {
  const wrong = keysAt(schema, path).length > 0 ? 5 : { a: 1 };
  const reported = findings(schema, nested(path, wrong)).filter(
    (finding) => pathText(finding.path) === pathText(path),
  );
  expect(reported).toHaveLength(1);
  expect(reported[0]?.message).toMatch(/^Expected \S.*; found (5|a group of keys)\./);
});

const long = keys.filter(({ path }) => (path.at(-1) ?? '').length > 4);

it.each(long)('suggests a known key if $name is written without its second letter', ({ path, schema }) => {
  const name = path.at(-1) ?? '';
  const misspelt = [...path.slice(0, -1), `${name[0]}${name.slice(2)}`];
  const reported = findings(schema, nested(misspelt, true)).find(
    (finding) => pathText(finding.path) === pathText(misspelt),
  );
  expect(reported?.message).toMatch(
    new RegExp(`^Unknown key "${misspelt.at(-1)}"\\. Did you mean "\\w+"\\?$`),
  );
});
