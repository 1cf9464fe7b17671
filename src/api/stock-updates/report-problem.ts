import { eq } from 'drizzle-orm';
import { ownProperty } from '../../lib/own-property.ts';
import { noticesAbout } from '../alerts/plan-alerts.ts';
import { stockFeeds } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import type { UpdateProblem } from './updater-messages.ts';

/**
 * The same problem is not reported twice in a row. It is forgotten when stock is published or, for `pull` and `late`,
 * when the feed is fetched.
 */
type ProblemName = 'late' | 'pull' | 'config' | 'import' | 'build' | 'index' | 'crash' | 'partial';

/** `partial` is followed by a digest of what could not be used, so that other values are reported again. */
export type ProblemKind = Exclude<ProblemName, 'partial'> | `partial ${string}`;

const nameOf = (kind: ProblemKind): ProblemName =>
  (kind.startsWith('partial ') ? 'partial' : kind) as ProblemName;

const SUBJECTS: Record<ProblemName, string> = {
  late: 'No new stock has arrived',
  pull: 'The stock feed cannot be fetched',
  config: 'New stock waits until site.yaml is corrected',
  import: 'Stock that arrived was refused',
  build: 'The website could not be updated',
  index: 'The search server could not be updated',
  crash: 'The website could not be updated',
  partial: 'Some of the stock that arrived needs a look',
};

const OURS = 'The operator of your website has been told and looks after it. You need to do nothing.';
const YOURS =
  'Please ask the provider of your stock feed to look at it; the operator of your website has been told, too.';

/** Words for dealers do not mention our servers, which they cannot change. */
const FOR_DEALERS: Record<ProblemName, { subject: string; what: string; next: string }> = {
  late: {
    subject: 'No new stock list has arrived',
    what: 'Your website shows the stock that arrived last.',
    next: YOURS,
  },
  pull: {
    subject: 'Your stock list could not be fetched',
    what: 'So your website shows the stock that arrived last.',
    next: YOURS,
  },
  config: {
    subject: 'New stock is waiting',
    what: 'New stock has arrived, but it waits until a mistake in the settings of your website is corrected.',
    next: OURS,
  },
  import: {
    subject: 'Your new stock list was not taken',
    what: 'It was refused as a whole, so your website does not show it.',
    next: YOURS,
  },
  build: {
    subject: 'Your website could not be updated',
    what: 'New stock has arrived, but your website shows the stock from before.',
    next: OURS,
  },
  crash: {
    subject: 'Your website could not be updated',
    what: 'New stock has arrived, but your website shows the stock from before.',
    next: OURS,
  },
  index: {
    subject: 'The search of your website could not be updated',
    what: 'The pages of your website were updated, its search was not.',
    next: OURS,
  },
  partial: {
    subject: 'Some vehicles of your stock list need a look',
    what: 'Not everything in the stock list that arrived could be used, or something looks wrong.',
    next: 'Please correct what is not meant in your stock system:',
  },
};

/** For problems after which the website does not simply show what was published before. */
const SHOWN: Partial<Record<ProblemName, string>> = {
  index: 'The pages of the website were updated, its search was not.',
  partial: 'Everything else was imported; vehicles whose records were refused stay as they were.',
};

/** Queues alerts to ops and dealer about a problem with a tenant's stock, unless it was already reported. */
export async function reportProblem(
  { database, jobs, dealerOf, alerts, now, log }: StockUpdateDependencies,
  tenant: string,
  kind: ProblemKind,
  {
    reason,
    next,
    dealer = null,
    isOtherStockPublished = false,
  }: UpdateProblem & { dealer?: string | null; isOtherStockPublished?: boolean },
): Promise<void> {
  const name = nameOf(kind);
  log.error({ tenant, problem: name, reason }, 'stock could not be updated');
  const told = await dealerOf(tenant);
  await database.queries.transaction(async (transaction) => {
    await transaction.insert(stockFeeds).values({ tenant, receivedAt: now() }).onConflictDoNothing();
    const [feed] = await transaction
      .select({ problem: stockFeeds.problem })
      .from(stockFeeds)
      .where(eq(stockFeeds.tenant, tenant))
      .for('update');
    // A feed is usually late because of another problem, which has already been reported.
    const isCause = feed?.problem && !feed.problem.startsWith('partial ');
    if (feed?.problem === kind || (kind === 'late' && isCause)) return;
    await transaction.update(stockFeeds).set({ problem: kind }).where(eq(stockFeeds.tenant, tenant));
    const unchanged = isOtherStockPublished
      ? 'The website shows the other stock that arrived, without what was refused.'
      : 'The website shows what was published before.';
    const shown = ownProperty(SHOWN, name) ?? unchanged;
    const text = `${tenant}: ${SUBJECTS[name]}.\nReason: ${reason}\n${shown} Next: ${next}`;
    const { subject, what, next: todo } = FOR_DEALERS[name];
    const forDealer = { subject, text: [what, todo, ...(dealer === null ? [] : [dealer])].join('\n') };
    const notice = { tenant, subject: `${SUBJECTS[name]}: ${tenant}`, text, forDealer };
    await jobs.send(transaction, 'alert', noticesAbout(notice, told, alerts, now()));
  });
}

/** Forgets the reported problem, so that it is reported again if it comes back. */
export const clearProblem = async (
  { database }: Pick<StockUpdateDependencies, 'database'>,
  tenant: string,
) => {
  await database.queries.update(stockFeeds).set({ problem: null }).where(eq(stockFeeds.tenant, tenant));
};
