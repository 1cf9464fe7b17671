import { hash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Lead, leads } from '../leads/schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { AppointmentChange } from './appointment.ts';
import { appointmentChanges, appointmentTokens } from './schema.ts';

const TOKEN_BYTES = 32;
/** 32 bytes have 43 characters in base64url. */
const TOKEN_PATTERN = /^[\w-]{43}$/;

const digestOf = (token: string): string => hash('sha256', token);

/** Path of the page that shows an appointment, for anyone who has the token. */
export const appointmentPath = (token: string): string => `/api/appointments/${token}`;

/**
 * Creates a link to a lead's appointment and resolves to its path. Each mail and each answer gets a new link, because
 * earlier ones cannot be read: the database has only digests of their tokens.
 */
export async function createAppointmentLink(
  { queries }: Pick<Database, 'queries'>,
  leadId: string,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await queries.insert(appointmentTokens).values({ digest: digestOf(token), leadId });
  return appointmentPath(token);
}

/** Finds the latest change of a lead's appointment. Null if the appointment is still as it was booked. */
export async function findChange(
  { queries }: Pick<Database, 'queries'>,
  leadId: string,
): Promise<AppointmentChange | null> {
  const [change] = await queries
    .select()
    .from(appointmentChanges)
    .where(eq(appointmentChanges.leadId, leadId));
  return change ?? null;
}

/** Finds a tenant's lead by a token of its appointment. Null if the tenant has no lead with this token. */
export async function findLeadByToken(
  { queries }: Pick<Database, 'queries'>,
  tenant: string,
  token: string,
): Promise<Lead | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const [found] = await queries
    .select({ lead: leads })
    .from(appointmentTokens)
    .innerJoin(leads, eq(leads.id, appointmentTokens.leadId))
    .where(and(eq(appointmentTokens.digest, digestOf(token)), eq(leads.tenant, tenant)));
  return found?.lead ?? null;
}
