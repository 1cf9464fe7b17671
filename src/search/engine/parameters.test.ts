import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, SCHEMA, search } from '../../../tests/search/behaviour/yard.ts';
import { buildCollection } from '../collection/build-collection.ts';
import { createEngine } from './create-engine.ts';
import { ANSWERED, REFUSED, WITHOUT_EFFECT } from './parameters.ts';

const engine = createEngine(buildCollection(SCHEMA, DOCUMENTS));
const answerTo = (params: Record<string, unknown>) => {
  const [result] = engine.multiSearch(
    { searches: [{ ...search({ q: 'wombat', facet_by: 'make' }), ...params }] },
    (doc) => DOCUMENTS[doc] ?? { id: '' },
  ).results;
  return result && 'hits' in result ? { ...result, search_time_ms: 0 } : result;
};
const usual = answerTo({});

describe('docs/search-parameters.md', () => {
  const rows = readFileSync('docs/search-parameters.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, here] = /^\| `([^`]+)` \| ([a-z ]+) \| .+ \|$/.exec(line) ?? [];
      return name !== undefined && here !== undefined ? [[name, here]] : [];
    });
  const named = (kind: string) => rows.filter(([, here]) => here === kind).map(([name]) => name);

  it('lists how the engine treats each parameter', () => {
    expect(named('answered')).toEqual(ANSWERED);
    expect(named('no effect')).toEqual(WITHOUT_EFFECT);
    expect(named('refused')).toEqual(Object.keys(REFUSED));
    expect(rows).toHaveLength(ANSWERED.length + WITHOUT_EFFECT.length + Object.keys(REFUSED).length);
  });

  it('lists each parameter once', () => {
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });
});

describe.each(Object.entries(REFUSED))('%s', (name, usualValue) => {
  it.each(['make:1', 'a,b', 17])('is refused with the value %j, naming the parameter', (value) => {
    const error = `Parameter \`${name}\` is not supported by the search in the browser.`;
    expect(answerTo({ [name]: value })).toEqual({ code: 400, error });
  });

  it('is accepted with its default value', () => {
    expect(answerTo({ [name]: '' })).toEqual(usual);
    expect(answerTo({ [name]: usualValue })).toEqual(usual);
  });
});

it.each(WITHOUT_EFFECT)('%s has no effect', (name) => {
  for (const value of ['true', 'a,b', 3, false]) expect(answerTo({ [name]: value })).toEqual(usual);
});

it('refuses a union of searches', () => {
  const body = { union: true, searches: [search({})] };
  expect(engine.multiSearch(body, () => ({ id: '' })).results).toEqual([
    { code: 400, error: 'Parameter `union` is not supported by the search in the browser.' },
  ]);
});
