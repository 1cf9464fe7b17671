import { gzipSync } from 'node:zlib';
import { buildCollection } from '../../../src/search/collection/build-collection.ts';
import { createEngine } from '../../../src/search/engine/create-engine.ts';
import { decodeCollection } from '../../../src/search/index-file/decode.ts';
import { encodeCollection } from '../../../src/search/index-file/encode.ts';
import { percentile } from '../percentile.ts';
import { type Answer, itemsJs, orama, ours } from './engines.ts';
import { KINDS, type Query, queriesOf } from './queries.ts';
import { generateVehicles, SCHEMA, type Vehicle } from './vehicles.ts';

/** Numbers of vehicles, and of queries of each kind. */
const LONG = { sizes: [1_000, 10_000, 100_000], queries: 500 };
const SHORT = { sizes: [200], queries: 20 };
/** A pass ends after this many ms even if an engine has not answered all queries, but not before ten answers. */
const MAX_PASS_MS = 2_000;
const MIN_QUERIES = 10;
/** Queries before the measurement starts. */
const WARM_UP = 20;
const PASSES = 5;
/** With more vehicles, the other engines take minutes to build their index. */
const MAX_VEHICLES_OF_OTHERS = 10_000;

/**
 * Times each query, in milliseconds. Takes the best of five passes, so that other work on the machine counts
 * little. Each pass runs all queries, so an engine's cache of recent queries helps little if they differ.
 */
async function timesOf(answer: Answer, queries: readonly Query[]): Promise<number[]> {
  for (const query of queries.slice(0, WARM_UP)) await answer(query);
  const best: number[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const started = performance.now();
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      await answer(query);
      const time = performance.now() - start;
      best[place] = Math.min(best[place] ?? time, time);
      if (place + 1 >= MIN_QUERIES && performance.now() - started > MAX_PASS_MS) break;
    }
  }
  return best;
}

/** The percentile of times in ms, formatted. */
const percentileText = (times: readonly number[], share: number): string =>
  percentile(times, share).toFixed(2).padStart(8);

async function measure(
  name: string,
  answer: Answer,
  vehicles: readonly Vehicle[],
  count: number,
): Promise<void> {
  for (const kind of KINDS) {
    const times = await timesOf(answer, queriesOf(kind, vehicles, count));
    console.log(
      `  ${name.padEnd(9)} ${kind.padEnd(11)} p50 ${percentileText(times, 0.5)} ms   p99 ${percentileText(times, 0.99)} ms   ${times.length} queries`,
    );
  }
}

/** Prints the size of the index, and the time from its bytes to the result of a page's first search, with facets. */
function printFirstSearch(vehicles: readonly Vehicle[]): void {
  const bytes = encodeCollection(buildCollection(SCHEMA, vehicles));
  const compressed = gzipSync(bytes, { level: 9 }).length;
  const start = performance.now();
  const engine = createEngine(decodeCollection(bytes));
  const decoded = performance.now();
  const { search } = engine;
  search({ collection: SCHEMA.name, q: '*', facet_by: 'make,model,body,price,km,city', per_page: 21 });
  const end = performance.now();
  console.log(
    `  index     ${(compressed / vehicles.length).toFixed(1)} bytes a vehicle, gzip; ready after ${(decoded - start).toFixed(0)} ms, first answer ${(end - decoded).toFixed(1)} ms later`,
  );
}

/**
 * Compares the in-browser engine with Orama and itemsjs in one run, on the same vehicles and queries. Each query asks
 * for the first page of results and for twenty facets.
 */
export async function benchSearch(_folder: string, { short }: { short: boolean }): Promise<void> {
  const { sizes, queries } = short ? SHORT : LONG;
  for (const size of sizes) {
    const vehicles = generateVehicles(size);
    console.log(`\nSearch of ${size.toLocaleString('en-AU')} vehicles, 20 facets`);
    printFirstSearch(vehicles);
    await measure('ours', ours(vehicles), vehicles, queries);
    if (size > MAX_VEHICLES_OF_OTHERS) continue;
    await measure('Orama', await orama(vehicles), vehicles, queries);
    await measure('itemsjs', itemsJs(vehicles), vehicles, queries);
  }
}
