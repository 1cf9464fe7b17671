import type { SearchResult } from '../../../src/search/protocol.ts';
import type { EngineUnderTest } from '../behaviour/engines.ts';
import {
  bodyOf,
  type GoldenCase,
  type GoldenDocument,
  type GoldenResult,
  type Recording,
} from './recording.ts';

type Answering = EngineUnderTest['answer'];

/** As many hits as a page shows: what the overlap is measured on. */
const FIRST_HITS = 21;

/** What sorts a hit, as text; hits with the same may stand in any order. */
function tieOf(document: GoldenDocument | undefined, sortBy: string): string {
  const fields = sortBy.split(',').map((part) => part.split(':')[0] ?? '');
  return JSON.stringify(fields.map((field) => document?.[field] ?? null));
}

/** Why an answer differs from the recorded one; null where it does not. */
function filterDifference(
  recorded: GoldenResult,
  given: SearchResult<{ id: string }>,
  tie: (id: string) => string,
): string | null {
  if (given.found !== recorded.found) return `found ${given.found}, not ${recorded.found}`;
  const ties = (ids: string[]) => ids.map(tie).join();
  const ids = recorded.hits.map((hit) => hit.id);
  const own = given.hits.map((hit) => hit.document.id);
  if (ties(own) !== ties(ids)) return `order ${own.join(' ')}, not ${ids.join(' ')}`;
  for (const [at, facet] of recorded.facet_counts.entries()) {
    const other = given.facet_counts[at];
    const counts = (list: { value: string; count: number }[]) =>
      JSON.stringify(list.map(({ value, count }) => [value, count]));
    if (other?.field_name !== facet.field_name) return `facet ${other?.field_name}`;
    if (counts(other.counts) !== counts(facet.counts)) return `counts of ${facet.field_name}`;
    const stats = (of: object) => JSON.stringify(Object.entries(of).sort());
    if (stats(other.stats) !== stats(facet.stats)) {
      return `stats of ${facet.field_name}: ${stats(other.stats)}, not ${stats(facet.stats)}`;
    }
  }
  return null;
}

export interface FilterFigures {
  cases: number;
  /** What differs, by case. */
  differences: string[];
}

export interface TextFigures {
  cases: number;
  /** Share of cases with the same `found`. */
  sameFound: number;
  /** Mean overlap of the first 21 hits. */
  overlap: number;
  /** Share of the cases with hits whose first is the recorded one or ties with it. */
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

/** Holds an engine to the recorded filter cases: every answer must be equal. */
export async function compareFilters(recording: Recording, answer: Answering): Promise<FilterFigures> {
  const cases = recording.cases.filter(({ kind }) => kind === 'filter');
  const ties = tiesIn(recording);
  const differences: string[] = [];
  for (const golden of cases) {
    const given = await answersTo(answer, golden);
    const found = golden.results.flatMap((recorded, at) => {
      const own = given[at];
      if (!own) return ['no answer'];
      return filterDifference(recorded, own, ties(golden.searches[at]?.sort_by ?? '')) ?? [];
    });
    if (found.length > 0) differences.push(`${golden.name}: ${found.join('; ')}`);
  }
  return { cases: cases.length, differences };
}

/** Measures an engine by the recorded text cases, each by its first search. */
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
