import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { leadDrafts } from './schema.ts';

type NewDraft = Omit<typeof leadDrafts.$inferInsert, 'id'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Other texts cannot be compared with the ids of a database. */
export const isId = (text: string): boolean => UUID.test(text);

/**
 * Stores a step of a form.
 *
 * @param id id that an earlier step got; null, or one that is not known (any more): a new draft is made
 * @returns the id of the draft
 */
export async function saveDraft({ queries }: Database, id: string | null, draft: NewDraft): Promise<string> {
  if (id !== null && isId(id)) {
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

/** Id of a draft that is to become a lead, which no other lead can take meanwhile; null: the tenant has none. */
export async function lockDraft(
  transaction: Queries,
  tenant: string,
  id: string | null,
): Promise<string | null> {
  if (id === null || !isId(id)) return null;
  const [draft] = await transaction
    .select({ id: leadDrafts.id })
    .from(leadDrafts)
    .where(and(eq(leadDrafts.id, id), eq(leadDrafts.tenant, tenant)))
    .for('update');
  return draft?.id ?? null;
}

/** Removes a draft that has become a lead. */
export const removeDraft = (transaction: Queries, id: string) =>
  transaction.delete(leadDrafts).where(eq(leadDrafts.id, id));
