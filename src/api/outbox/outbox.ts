import { and, eq, inArray } from 'drizzle-orm';
import { type Lead, leads } from '../leads/schema.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/open-jobs.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { deliveries } from './schema.ts';

export interface Outbox {
  /**
   * Queues all deliveries of a lead, in the transaction that stores it or changes its appointment.
   *
   * @param options.revision 0, the default, for a new lead; otherwise the `sequence` of the change
   * @param options.confirms false if the shopper gets no confirmation
   */
  add: (
    transaction: Queries,
    lead: Lead,
    options?: { revision?: number; confirms?: boolean },
  ) => Promise<void>;
  /**
   * Queues deliveries of a lead again, to the receivers that are configured now. The shopper gets a confirmation of the
   * lead, or of a change, only if one was queued before, because `withConfirmation` may have left it out. Resolves to
   * the number of deliveries.
   *
   * @param which `dead` for deliveries that were given up only; `all` also for those that succeeded
   */
  resend: (lead: Lead, which: 'dead' | 'all') => Promise<number>;
}

/** @param dealerOf returns null for a tenant that is no longer served */
export function createOutbox(
  { queries }: Database,
  { send }: Pick<Jobs, 'send'>,
  dealerOf: (tenant: string) => Promise<Dealer | null>,
  now: () => Date,
): Outbox {
  async function queue(
    transaction: Queries,
    lead: Lead,
    resends: number,
    revisions: readonly { revision: number; confirms: boolean }[],
  ): Promise<number> {
    const dealer = await dealerOf(lead.tenant);
    const planned = dealer === null ? [] : planDeliveries(dealer, lead);
    const rows = revisions.flatMap(({ revision, confirms }) =>
      planned
        .filter(({ channel }) => confirms || channel !== 'confirmation')
        .map((row) => ({ ...row, leadId: lead.id, resends, revision, changedAt: now() })),
    );
    if (rows.length === 0) return 0;
    // If a lead is sent again, deliveries that are not repeated still have their rows, so they are not queued twice.
    const added = await transaction
      .insert(deliveries)
      .values(rows)
      .onConflictDoNothing()
      .returning({ delivery: deliveries.id });
    if (added.length > 0) await send(transaction, 'deliver-lead', added);
    return added.length;
  }

  return {
    add: async (transaction, lead, { revision = 0, confirms = true } = {}) => {
      await queue(transaction, lead, 0, [{ revision, confirms }]);
    },
    resend: (lead, which) =>
      queries.transaction(async (transaction) => {
        const states = which === 'dead' ? (['dead'] as const) : (['dead', 'delivered'] as const);
        // Locks the lead, so that two commands at the same moment do not send it twice.
        await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, lead.id)).for('update');
        const removed = await transaction
          .delete(deliveries)
          .where(and(eq(deliveries.leadId, lead.id), inArray(deliveries.state, [...states])))
          .returning({
            channel: deliveries.channel,
            resends: deliveries.resends,
            revision: deliveries.revision,
          });
        if (removed.length === 0 && which === 'dead') return 0;
        const resends = Math.max(0, ...removed.map((row) => row.resends)) + 1;
        const revisions = [...new Set([0, ...removed.map(({ revision }) => revision)])];
        const confirmed = new Set(
          removed.filter(({ channel }) => channel === 'confirmation').map(({ revision }) => revision),
        );
        return queue(
          transaction,
          lead,
          resends,
          revisions.map((revision) => ({ revision, confirms: confirmed.has(revision) })),
        );
      }),
  };
}
