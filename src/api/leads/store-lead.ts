import { and, desc, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { type Lead, leads, type NewLead } from '../database/schema.ts';
import { isDraftDeleted, isUuid, lockDraft, PHOTOS_DELETED, removeDraft } from '../drafts/drafts.ts';
import type { Outbox } from '../outbox/outbox.ts';

/** `different`: another lead was stored under the same key. */
export type StoreOutcome<Reason> =
  | { kind: 'stored' | 'repeated'; id: string; eventId: number }
  | { kind: 'different' }
  | { kind: 'refused'; reason: Reason };

/**
 * Decides within the transaction of a new lead if it may stay. A lead that is sent again was decided when it was
 * stored.
 *
 * @returns the reason for refusing it, or null
 */
export type Guard<Reason> = (transaction: Queries, lead: Lead) => Promise<Reason | null>;

/** Rolls a transaction back. */
class NotStored<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The lead was refused');
    this.reason = reason;
  }
}

/**
 * Stores a lead once for each key of a tenant, with its deliveries. When it resolves, they are committed.
 *
 * @param options.confirms false: the shopper gets no confirmation
 * @param options.draft id of the lead's earlier steps, which it keeps; null: it has none
 * @throws the database's error; then the lead may be stored or not, and sending it again under its key is safe
 */
export async function storeLead<Reason>(
  { queries }: Database,
  { add }: Pick<Outbox, 'add'>,
  lead: NewLead,
  { confirms, guard, draft }: { confirms: boolean; guard: Guard<Reason>; draft: string | null },
): Promise<StoreOutcome<Reason>> {
  const stored = queries.transaction(async (transaction): Promise<StoreOutcome<Reason>> => {
    const id = await lockDraft(transaction, lead.tenant, draft);
    const late = id === null && (await isDraftDeleted(transaction, draft)) ? { photos: PHOTOS_DELETED } : {};
    // Waits for a running transaction with the same key.
    const [stored] = await transaction
      .insert(leads)
      .values({ ...lead, facts: { ...lead.facts, ...late }, ...(id !== null && { id }) })
      .onConflictDoNothing({ target: [leads.tenant, leads.idempotencyKey] })
      .returning();
    if (stored) {
      const reason = await guard(transaction, stored);
      if (reason !== null) throw new NotStored(reason);
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
    if (error instanceof NotStored) return { kind: 'refused', reason: error.reason as Reason };
    throw error;
  });
}

/** A tenant's leads, newest first. */
export const listLeads = ({ queries }: Database, tenant: string, limit: number): Promise<Lead[]> =>
  queries
    .select()
    .from(leads)
    .where(eq(leads.tenant, tenant))
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(limit);

/** A tenant's lead by its id; null if the tenant has none with it. */
export async function findLead({ queries }: Database, tenant: string, id: string): Promise<Lead | null> {
  if (!isUuid(id)) return null;
  const [lead] = await queries
    .select()
    .from(leads)
    .where(and(eq(leads.tenant, tenant), eq(leads.id, id)));
  return lead ?? null;
}
