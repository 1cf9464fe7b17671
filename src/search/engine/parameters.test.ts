import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTS, SCHEMA, search } from '../../../tests/search/behaviour/yard.ts';
import { buildCollection } from '../collection/build-collection.ts';
import { createEngine } from './create-engine.ts';
import { REFUSED, SUPPORTED, WITHOUT_EFFECT } from './parameters.ts';

const engine = createEngine(buildCollection(SCHEMA, DOCUMENTS));
const answerTo = (params: Record<string, unknown>) => {
  const [result] = engine.multiSearch(
    { searches: [{ ...search({ q: 'wombat', facet_by: 'make' }), ...params }] },
    (doc) => DOCUMENTS[doc] ?? { id: '' },
  ).results;
  return result && 'hits' in result ? { ...result, search_time_ms: 0 } : result;
};
const answerWithoutIt = answerTo({});

describe('docs/search-parameters.md', () => {
  const rows = readFileSync('docs/search-parameters.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, treatment] = /^\| `([^`]+)` \| ([a-z ]+) \| .+ \|$/.exec(line) ?? [];
      return name !== undefined && treatment !== undefined ? [[name, treatment]] : [];
    });
  const named = (wanted: string) =>
    rows.filter(([, treatment]) => treatment === wanted).map(([name]) => name);

  it('lists every parameter of the engine as supported, without effect or refused, as the code does', () => {
    expect(named('supported')).toEqual(SUPPORTED);
    expect(named('no effect')).toEqual(WITHOUT_EFFECT);
    expect(named('refused')).toEqual(Object.keys(REFUSED));
    expect(rows).toHaveLength(SUPPORTED.length + WITHOUT_EFFECT.length + Object.keys(REFUSED).length);
  });

  it('lists each parameter once', () => {
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
  });
});

describe.each(Object.entries(REFUSED))('the parameter %s', (name, defaultValue) => {
  it.each(['make:1', 'a,b', 17])('is refused with the value %j, naming the parameter', (value) => {
    const error = `Parameter \`${name}\` is not supported by the search in the browser.`;
    expect(answerTo({ [name]: value })).toEqual({ code: 400, error });
  });

  it('is accepted without effect if it is empty or has the server’s default value', () => {
    expect(answerTo({ [name]: '' })).toEqual(answerWithoutIt);
    expect(answerTo({ [name]: defaultValue })).toEqual(answerWithoutIt);
  });
});

it.each(WITHOUT_EFFECT)('the parameter %s does not change the answer, whatever its value', (name) => {
  for (const value of ['true', 'a,b', 3, false]) expect(answerTo({ [name]: value })).toEqual(answerWithoutIt);
});

it('refuses a request with the parameter union', () => {
  const body = { union: true, searches: [search({})] };
  expect(engine.multiSearch(body, () => ({ id: '' })).results).toEqual([
    { code: 400, error: 'Parameter `union` is not supported by the search in the browser.' },
  ]);
});
