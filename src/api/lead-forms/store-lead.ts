import { and, eq } from 'drizzle-orm';
import { isDraftDeleted, lockDraft, PHOTOS_DELETED, removeDraft } from '../drafts/drafts.ts';
import { type Lead, leads, type NewLead } from '../leads/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Database, Queries } from '../platform/database/database.ts';

/**
 * `repeated`: the same lead was stored before, under the same key. `different`: another lead was stored under this key.
 */
export type StoreOutcome<Reason> =
  | { kind: 'stored' | 'repeated'; id: string; eventId: number }
  | { kind: 'different' }
  | { kind: 'refused'; reason: Reason };

/**
 * Decides, in the transaction that stores a new lead, if the lead is accepted. It is not called for a lead that is sent
 * again, because that one is already stored.
 *
 * @returns the reason for refusing it, or null
 */
export type Guard<Reason> = (transaction: Queries, lead: Lead) => Promise<Reason | null>;

/** Thrown in a transaction to roll it back. */
class LeadRefused<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The lead was refused');
    this.reason = reason;
  }
}

/**
 * Stores a lead once for each key of a tenant, with its deliveries. When it resolves, they are committed.
 *
 * @param options.confirms false if the shopper gets no confirmation by mail
 * @param options.draft id of the draft with the lead's earlier steps, which becomes the lead's id; null if there is
 * none
 * @throws the database's error; the lead may then be stored or not, and it is safe to send it again under the same key
 */
export async function storeLead<Reason>(
  { queries }: Database,
  { add }: Pick<Outbox, 'add'>,
  lead: NewLead,
  { confirms, guard, draft }: { confirms: boolean; guard: Guard<Reason>; draft: string | null },
): Promise<StoreOutcome<Reason>> {
  const stored = queries.transaction(async (transaction): Promise<StoreOutcome<Reason>> => {
    const id = await lockDraft(transaction, lead.tenant, draft);
    const photosFact =
      id === null && (await isDraftDeleted(transaction, draft)) ? { photos: PHOTOS_DELETED } : {};
    // If another transaction is storing a lead under the same key, this waits until that one has ended.
    const [stored] = await transaction
      .insert(leads)
      .values({ ...lead, facts: { ...lead.facts, ...photosFact }, ...(id !== null && { id }) })
      .onConflictDoNothing({ target: [leads.tenant, leads.idempotencyKey] })
      .returning();
    if (stored) {
      const reason = await guard(transaction, stored);
      if (reason !== null) throw new LeadRefused(reason);
      if (id !== null) await removeDraft(transaction, id);
      await add(transaction, stored, { confirms });
      return { kind: 'stored', id: stored.id, eventId: stored.eventId };
    }
    const [earlier] = await transaction
      .select({ id: leads.id, eventId: leads.eventId, fingerprint: leads.fingerprint })
      .from(leads)
      .where(and(eq(leads.tenant, lead.tenant), eq(leads.idempotencyKey, lead.idempotencyKey)));
    return earlier?.fingerprint === lead.fingerprint
      ? { kind: 'repeated', id: earlier.id, eventId: earlier.eventId }
      : { kind: 'different' };
  });
  return stored.catch((error: unknown) => {
    if (error instanceof LeadRefused) return { kind: 'refused', reason: error.reason as Reason };
    throw error;
  });
}
