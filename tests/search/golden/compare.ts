import type { FacetResult, SearchResult } from '../../../src/search/protocol.ts';
import type { EngineUnderTest } from '../behaviour/engines.ts';
import {
  bodyOf,
  type GoldenCase,
  type GoldenDocument,
  type GoldenFacet,
  type GoldenResult,
  type Recording,
} from './recording.ts';

type Answering = EngineUnderTest['answer'];

/** Number of hits on the first page. The overlap is measured for these hits. */
const FIRST_HITS = 21;

/** The sort key of a hit as text. Hits with the same key may be in any order. */
function tieOf(document: GoldenDocument | undefined, sortBy: string): string {
  const fields = sortBy.split(',').map((part) => part.split(':')[0] ?? '');
  return JSON.stringify(fields.map((field) => document?.[field] ?? null));
}

/** Describes how the values of a facet differ from the recorded ones; null if they do not. */
export function facetDifference(
  recorded: GoldenFacet,
  given: FacetResult | undefined,
  most: number,
): string | null {
  const name = recorded.field_name;
  if (given?.field_name !== name) return `facet ${given?.field_name}, not ${name}`;
  const countsOf = (counts: readonly { count: number }[]) => counts.map(({ count }) => count).join();
  if (countsOf(given.counts) !== countsOf(recorded.counts)) return `counts of ${name}`;
  // A list that is cut within a tie may contain any of the tied values.
  const isCut = recorded.counts.length >= most;
  const lowest = isCut ? recorded.counts.at(-1)?.count : undefined;
  const certain = (counts: readonly { value: string; count: number }[]) =>
    counts
      .filter(({ count }) => count !== lowest)
      .map(({ value, count }) => `${value} ${count}`)
      .sort()
      .join();
  if (certain(given.counts) !== certain(recorded.counts)) return `values of ${name}`;
  if (new Set(given.counts.map(({ value }) => value)).size < given.counts.length)
    return `a value of ${name} twice`;
  const stats = (of: object) => JSON.stringify(Object.entries(of).sort());
  if (isCut || stats(given.stats) === stats(recorded.stats)) return null;
  return `stats of ${name}: ${stats(given.stats)}, not ${stats(recorded.stats)}`;
}

/** Describes how an answer differs from the recorded one; null if it does not. */
function filterDifference(
  recorded: GoldenResult,
  given: SearchResult<{ id: string }>,
  tie: (id: string) => string,
  mostValues: number,
): string | null {
  if (given.found !== recorded.found) return `found ${given.found}, not ${recorded.found}`;
  const ties = (ids: string[]) => ids.map(tie).join();
  const ids = recorded.hits.map((hit) => hit.id);
  const own = given.hits.map((hit) => hit.document.id);
  if (ties(own) !== ties(ids)) return `order ${own.join(' ')}, not ${ids.join(' ')}`;
  for (const [at, facet] of recorded.facet_counts.entries()) {
    const difference = facetDifference(facet, given.facet_counts[at], mostValues);
    if (difference !== null) return difference;
  }
  return null;
}

export interface FilterFigures {
  cases: number;
  /** One description for each case that differs. */
  differences: string[];
}

export interface TextFigures {
  cases: number;
  /** Share of cases with the same `found`, 0 to 1. */
  sameFound: number;
  /** Mean overlap of the first 21 hits, 0 to 1. */
  overlap: number;
  /** Share of cases whose first hit is the recorded one or ties with it, 0 to 1. */
  sameFirst: number;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function overlapOf(a: string[], b: string[]): number {
  if (a.length === 0 && b.length === 0) return 1;
  return a.filter((id) => b.includes(id)).length / Math.max(a.length, b.length);
}

async function answersTo(answer: Answering, golden: GoldenCase): Promise<SearchResult<{ id: string }>[]> {
  const { results } = await answer(bodyOf(golden));
  return results.map((result) => {
    if ('error' in result) throw new Error(`${golden.name}: ${result.error}`);
    return result;
  });
}

const tiesIn = ({ documents }: Recording) => {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (sortBy: string) => (id: string) => tieOf(byId.get(id), sortBy);
};

/** Compares an engine with the recorded filter cases, where every answer must be equal. */
export async function compareFilters(recording: Recording, answer: Answering): Promise<FilterFigures> {
  const cases = recording.cases.filter(({ kind }) => kind === 'filter');
  const ties = tiesIn(recording);
  const differences: string[] = [];
  for (const golden of cases) {
    const given = await answersTo(answer, golden);
    const found = golden.results.flatMap((recorded, at) => {
      const own = given[at];
      if (!own) return ['no answer'];
      const { sort_by = '', max_facet_values = 10 } = { ...golden.common, ...golden.searches[at] };
      return filterDifference(recorded, own, ties(sort_by), max_facet_values) ?? [];
    });
    if (found.length > 0) differences.push(`${golden.name}: ${found.join('; ')}`);
  }
  return { cases: cases.length, differences };
}

/** Measures an engine on the first search of each recorded text case. */
export async function measureText(recording: Recording, answer: Answering): Promise<TextFigures> {
  const cases = recording.cases.filter(({ kind }) => kind === 'text');
  const ties = tiesIn(recording);
  const found: number[] = [];
  const overlaps: number[] = [];
  const firsts: number[] = [];
  for (const golden of cases) {
    const given = await answersTo(answer, golden);
    const pairs = golden.results.map((recorded, at) => ({ recorded, own: given[at] }));
    found.push(Number(pairs.every(({ recorded, own }) => own?.found === recorded.found)));
    const [first] = pairs;
    if (!first?.own) continue;
    const ids = first.recorded.hits.map((hit) => hit.id);
    const own = first.own.hits.map((hit) => hit.document.id);
    overlaps.push(overlapOf(own.slice(0, FIRST_HITS), ids.slice(0, FIRST_HITS)));
    if (ids.length === 0) continue;
    const tie = ties((golden.searches[0]?.sort_by ?? '').replace(/_text_match:\w+,?/, ''));
    const byText = golden.searches[0]?.sort_by?.startsWith('_text_match');
    const same = own[0] === ids[0] || (own[0] !== undefined && !byText && tie(own[0]) === tie(ids[0] ?? ''));
    firsts.push(Number(same));
  }
  return { cases: cases.length, sameFound: mean(found), overlap: mean(overlaps), sameFirst: mean(firsts) };
}
