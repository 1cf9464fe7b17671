import { hash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { PULLED_LATE_HOURS, SENT_LATE_HOURS, type StockFeed } from '../../tenant/schema/stock-feed.ts';
import { describeRequestFailure } from '../platform/outgoing/filtered-requests.ts';
import { reportProblem } from './report-problem.ts';
import { stockFeeds, stockUpdates } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { queueUpdate, storeUpdate } from './store-update.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Feeds that are pulled at the same time: with fewer, slow servers delay the others; more would fill the memory. */
export const CONCURRENT_PULLS = 8;
/** Signatures of imported stock are kept for longer than they are valid, so that no request is accepted twice. */
const KEEP_SIGNATURES_MS = 24 * HOUR_MS;

type Feed = typeof stockFeeds.$inferSelect;

const isDue = ({ url, every_minutes }: StockFeed, state: Feed | undefined, now: Date): boolean =>
  url !== undefined && now.getTime() - (state?.pulledAt?.getTime() ?? 0) >= every_minutes * MINUTE_MS;

/** Fetches a tenant's feed, and queues its import if it is new. Reports problems to ops and dealer. */
async function pull(
  dependencies: StockUpdateDependencies,
  tenant: string,
  feed: StockFeed,
  state: Feed | undefined,
): Promise<void> {
  const { database, foldersOf, fetchFeed, jobs, secretsOf, now } = dependencies;
  const folders = await foldersOf(tenant);
  const { url, user, host_key: hostKey } = feed;
  if (folders === null || url === undefined) return;
  const pulledAt = now();
  await database.queries
    .insert(stockFeeds)
    .values({ tenant, pulledAt, receivedAt: pulledAt })
    .onConflictDoUpdate({ target: stockFeeds.tenant, set: { pulledAt } });
  const password = secretsOf(tenant).feed;
  try {
    const fetched = await fetchFeed({
      url,
      user,
      password: password.value ?? undefined,
      hostKey,
      version: state?.version ?? null,
    });
    // Many servers send an unchanged feed again, without a version.
    const digest = fetched === null ? null : hash('sha256', fetched.body);
    const isNew = fetched !== null && digest !== state?.digest;
    if (isNew)
      await storeUpdate(database, jobs, {
        tenant,
        folders,
        kind: 'feed',
        signature: null,
        now: now(),
        digest,
        ...fetched,
      });
    else if (fetched !== null)
      await database.queries
        .update(stockFeeds)
        .set({ version: fetched.version })
        .where(eq(stockFeeds.tenant, tenant));
    await database.queries
      .update(stockFeeds)
      .set({ problem: null })
      .where(
        and(eq(stockFeeds.tenant, tenant), inArray(stockFeeds.problem, isNew ? ['pull', 'late'] : ['pull'])),
      );
  } catch (error) {
    await reportProblem(dependencies, tenant, 'pull', {
      reason: `fetching ${url} failed (${describeRequestFailure(error)}).`,
      next: `check stock_feed in its site.yaml, ${password.variable} and the server. The service tries again at the next pull.`,
    });
  }
}

const statesByTenant = async ({ database }: StockUpdateDependencies): Promise<ReadonlyMap<string, Feed>> =>
  new Map((await database.queries.select().from(stockFeeds)).map((each) => [each.tenant, each]));

async function pullDueFeeds(dependencies: StockUpdateDependencies): Promise<void> {
  const { feeds, now } = dependencies;
  const states = await statesByTenant(dependencies);
  const remaining = (await feeds()).entries();
  const pullRemaining = async () => {
    // All loops take feeds from one iterator, so each feed is pulled once.
    for (const [tenant, feed] of remaining) {
      const state = states.get(tenant);
      if (isDue(feed, state, now())) await pull(dependencies, tenant, feed, state);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_PULLS }, pullRemaining));
}

/** Call it after the pulls: stock that has just arrived ends a delay. */
async function reportLateFeeds(dependencies: StockUpdateDependencies): Promise<void> {
  const { feeds, now } = dependencies;
  const states = await statesByTenant(dependencies);
  for (const [tenant, { url, late_after_hours }] of await feeds()) {
    const state = states.get(tenant);
    const hours = late_after_hours ?? (url === undefined ? SENT_LATE_HOURS : PULLED_LATE_HOURS);
    if (!state || now().getTime() - state.receivedAt.getTime() <= hours * HOUR_MS) continue;
    const since = `for more than ${hours} hours`;
    const [reason, dealer] =
      url === undefined
        ? [`no stock has arrived ${since}.`, `No stock has arrived ${since}.`]
        : [`the feed has not changed ${since}.`, `Your stock feed has not changed ${since}.`];
    await reportProblem(dependencies, tenant, 'late', {
      reason,
      next: 'ask the sender whether the feed is still written, or import a file with npm run import. If the stock really changes so rarely, raise stock_feed.late_after_hours in site.yaml.',
      dealer: `${dealer} If your stock has changed since then, it is missing on your website.`,
    });
  }
}

/**
 * Pulls the feeds that are due, several at a time, and reports those that are late. Queues updates again that have
 * waited for a minute: their job was lost, or their tenant's site.yaml had mistakes. Call it each minute, in one
 * process.
 */
export async function checkFeeds(dependencies: StockUpdateDependencies): Promise<void> {
  const { database, jobs, now } = dependencies;
  await pullDueFeeds(dependencies);
  await reportLateFeeds(dependencies);
  const since = new Date(now().getTime() - MINUTE_MS);
  const waitingTooLong = await database.queries
    .selectDistinct({ tenant: stockUpdates.tenant })
    .from(stockUpdates)
    .where(and(eq(stockUpdates.state, 'pending'), lt(stockUpdates.receivedAt, since)));
  for (const { tenant } of waitingTooLong) await queueUpdate(jobs, database.queries, tenant);
  await database.queries
    .delete(stockUpdates)
    .where(
      and(
        lt(stockUpdates.receivedAt, new Date(now().getTime() - KEEP_SIGNATURES_MS)),
        eq(stockUpdates.state, 'imported'),
      ),
    );
}
