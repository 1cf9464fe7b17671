import type { Valuation } from '../../features/leads/valuation.ts';
import { appointmentOf } from '../appointments/appointment.ts';
import { isBookingForm } from '../appointments/booked-times.ts';
import { fetchFreeDays } from '../appointments/free-days.ts';
import type { FreeDay } from '../appointments/free-times.ts';
import { testDriveRequestOf, whyBookingIsRefused } from '../appointments/refuse-booking.ts';
import { whyWorkshopIsClosed } from '../appointments/workshop-hours.ts';
import { CAPTCHA_FAILED, type Spend } from '../captcha/check-captcha.ts';
import type { Lead } from '../database/schema.ts';
import { withConfirmation } from '../limits/with-confirmation.ts';
import { safeError } from '../safe-error.ts';
import type { ServiceDependencies } from '../service-dependencies.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';
import { valueLead } from '../valuation/value-lead.ts';
import { completeLead } from './complete-lead.ts';
import type { SentLead } from './parse-lead.ts';
import { type StoreOutcome, storeLead } from './store-lead.ts';

/** The reason why a valid lead is not stored, for the shopper. */
export interface Refusal {
  status: 409 | 422;
  error: string;
  /** Messages by field. */
  fields: Record<string, string>;
}

interface Sending {
  /** Name of the tenant's folder. */
  tenant: string;
  idempotencyKey: string;
  /** Id of the lead's earlier steps; null: it has none. */
  draft: string | null;
  /** Spends the captcha; null: it was not solved. */
  spend: Spend | null;
}

export interface LeadAcceptor {
  /** Adds to a valid lead what the stock knows, and stores it. */
  accept: (
    lead: SentLead,
    sending: Sending,
  ) => Promise<{ outcome: StoreOutcome<Refusal>; valuation: Valuation | null }>;
  /** Free times for the test drive that a lead asks for; none for any other lead. */
  timesFor: (tenant: string, lead: SentLead) => Promise<FreeDay[]>;
}

export function createLeadAcceptor({
  database,
  outbox,
  limits,
  stockOf,
  valuer,
  metrics,
  now,
  log,
}: Pick<
  ServiceDependencies,
  'database' | 'outbox' | 'limits' | 'stockOf' | 'valuer' | 'metrics' | 'now' | 'log'
>): LeadAcceptor {
  /** A lead is worth more than what the stock adds to it, so it is stored as sent where the stock cannot be read. */
  async function readStock(tenant: string): Promise<TenantStock | null> {
    try {
      return await stockOf(tenant);
    } catch (error) {
      log.error({ tenant, error: safeError(error) }, 'a lead is stored without the facts of its vehicle');
      return null;
    }
  }

  async function completed(
    sent: SentLead,
    stock: TenantStock | null,
  ): Promise<{ lead: SentLead; valuation: Valuation | null }> {
    if (stock === null) return { lead: sent, valuation: null };
    const lead = completeLead(sent, stock);
    try {
      return await valueLead(lead, stock, valuer, now());
    } catch (error) {
      log.error({ error: safeError(error) }, 'a lead is stored without a valuation');
      return { lead, valuation: null };
    }
  }

  async function accept(sent: SentLead, { tenant, idempotencyKey, draft, spend }: Sending) {
    const stock = await readStock(tenant);
    const { lead, valuation } = await completed(sent, stock);
    const guard = async (transaction: Parameters<Spend>[0], stored: Lead): Promise<Refusal | null> => {
      if (!(await spend?.(transaction))) return { status: 422, error: CAPTCHA_FAILED, fields: {} };
      const refused = (status: Refusal['status'], error: string) => ({
        status,
        error,
        fields: { dateTime: error },
      });
      const taken = stock && (await whyBookingIsRefused(transaction, stock, stored, now()));
      if (taken !== null) return refused(409, taken);
      const service = appointmentOf(stored, null);
      const closed =
        service?.kind === 'service' && stock ? whyWorkshopIsClosed(stored, service.time, stock, now()) : null;
      return closed === null ? null : refused(422, closed);
    };
    const made = { ...lead, tenant, idempotencyKey, receivedAt: now() };
    const outcome = await withConfirmation(
      limits,
      made,
      (confirms) => storeLead(database, outbox, made, { confirms, guard, draft }),
      ({ kind }) => kind === 'stored',
    );
    if (outcome.kind === 'stored') metrics.leads.inc({ tenant });
    return { outcome, valuation };
  }

  return {
    accept,
    timesFor: async (tenant, lead) => {
      const stock = await readStock(tenant);
      // The workshop confirms the times of services.
      if (stock === null || !isBookingForm(lead.form)) return [];
      const testDrive = testDriveRequestOf(completeLead(lead, stock));
      return fetchFreeDays(database.queries, stock, testDrive, { tenant, now: now() });
    },
  };
}
