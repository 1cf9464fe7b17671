import { and, eq } from 'drizzle-orm';
import { leads } from '../leads/schema.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import { leadDrafts } from './schema.ts';

type NewDraft = Omit<typeof leadDrafts.$inferInsert, 'id'>;

/**
 * Stores a step of a form.
 *
 * @param id of the draft that an earlier step created; if null or unknown, a new draft is created
 * @returns the id of the draft
 */
export async function saveDraft({ queries }: Database, id: string | null, draft: NewDraft): Promise<string> {
  if (id !== null && isUuid(id)) {
    const { tenant, form } = draft;
    const [changed] = await queries
      .update(leadDrafts)
      .set(draft)
      .where(and(eq(leadDrafts.id, id), eq(leadDrafts.tenant, tenant), eq(leadDrafts.form, form)))
      .returning({ id: leadDrafts.id });
    if (changed) return changed.id;
  }
  const [made] = await queries.insert(leadDrafts).values(draft).returning({ id: leadDrafts.id });
  if (!made) throw new Error('The database stored no draft.');
  return made.id;
}

/**
 * Locks a draft that is to become a lead, so that no other lead can take its id meanwhile. Resolves to its id, or to
 * null if the tenant has no such draft.
 */
export async function lockDraft(
  transaction: Queries,
  tenant: string,
  id: string | null,
): Promise<string | null> {
  if (id === null || !isUuid(id)) return null;
  const [draft] = await transaction
    .select({ id: leadDrafts.id })
    .from(leadDrafts)
    .where(and(eq(leadDrafts.id, id), eq(leadDrafts.tenant, tenant)))
    .for('update');
  return draft?.id ?? null;
}

/**
 * Fact `photos` of a lead whose photos were deleted with its draft. Mails to dealer and shopper show it after
 * "Photos:".
 */
export const PHOTOS_DELETED =
  'Any photos that were added are not included, because the form was sent more than a day after them.';

/** True if a lead's earlier steps, which may have had photos, were deleted before it arrived. */
export async function isDraftDeleted(transaction: Queries, id: string | null): Promise<boolean> {
  if (id === null || !isUuid(id)) return false;
  // A form that is sent again after it became a lead has no draft either.
  const [lead] = await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, id));
  return lead === undefined;
}

/** Removes a draft that has become a lead. */
export const removeDraft = (transaction: Queries, id: string) =>
  transaction.delete(leadDrafts).where(eq(leadDrafts.id, id));
