import type { Logger } from 'pino';
import { Counter, type Registry } from 'prom-client';
import type { Valuation } from '../../features/leads/valuation.ts';
import { appointmentOf } from '../appointments/appointment.ts';
import { isBookingForm } from '../appointments/booked-times.ts';
import { fetchFreeDays, zoneOfYard } from '../appointments/free-days.ts';
import type { FreeDay } from '../appointments/free-times.ts';
import { testDriveRequestOf, whyBookingIsRefused } from '../appointments/refuse-booking.ts';
import { yardForTestDrive } from '../appointments/test-drive-yard.ts';
import { whyWorkshopIsClosed } from '../appointments/workshop-hours.ts';
import { CAPTCHA_FAILED, type MarkCaptchaUsed } from '../captcha/check-captcha.ts';
import type { Lead } from '../leads/schema.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { withConfirmation } from '../outbox/with-confirmation.ts';
import type { Database } from '../platform/database/database.ts';
import type { RateLimits } from '../platform/limits/rate-limits.ts';
import { safeError } from '../platform/safe-error.ts';
import type { Valuer } from '../valuation/valuer.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import type { StockDependencies } from '../vehicles/stock/with-stock.ts';
import { completeLead } from './complete-lead.ts';
import type { SentLead } from './parse-lead.ts';
import { type StoreOutcome, storeLead } from './store-lead.ts';
import { valueLead } from './value-lead.ts';

/** Why a valid lead is not stored. */
export interface Refusal {
  status: 409 | 422;
  /** Message for the shopper. */
  error: string;
  /** Messages by the name of their field. */
  fields: Record<string, string>;
}

interface Submission {
  /** Name of the tenant's folder. */
  tenant: string;
  idempotencyKey: string;
  /** Id of the draft with the lead's earlier steps; null if there is none. */
  draft: string | null;
  /** Marks the captcha's solution as used; null if the solution is missing or wrong. */
  markCaptchaUsed: MarkCaptchaUsed | null;
}

export interface OfferedTimes {
  days: readonly FreeDay[];
  /** IANA time zone of the yard's clocks; null if it is the dealer's. */
  zone: string | null;
}

export interface LeadAcceptor {
  /** Adds to a valid lead what the stock knows, and stores it. */
  accept: (
    lead: SentLead,
    submission: Submission,
  ) => Promise<{ outcome: StoreOutcome<Refusal>; valuation: Valuation | null }>;
  /** Free times for the test drive that a lead asks for; none for any other lead. */
  fetchFreeTimesFor: (tenant: string, lead: SentLead) => Promise<OfferedTimes>;
}

export interface AcceptLeadDependencies extends StockDependencies {
  database: Database;
  /** Queues the deliveries of new leads. */
  outbox: Pick<Outbox, 'add'>;
  limits: RateLimits;
  /** Estimates the value of vehicles that shoppers want to sell or trade in. */
  valuer: Valuer;
  leadsStored: Counter<'tenant'>;
  now: () => Date;
  log: Logger;
}

export const createLeadsStored = (registry: Registry): Counter<'tenant'> =>
  new Counter({
    name: 'forecourt_leads_stored_total',
    help: 'Leads that were stored; repetitions are not counted.',
    labelNames: ['tenant'],
    registers: [registry],
  });

export function createLeadAcceptor({
  database,
  outbox,
  limits,
  stockOf,
  valuer,
  leadsStored,
  now,
  log,
}: AcceptLeadDependencies): LeadAcceptor {
  /** Returns null if the stock cannot be read. The lead is then stored as it was sent, because it must not be lost. */
  async function readStock(tenant: string): Promise<TenantStock | null> {
    try {
      return await stockOf(tenant);
    } catch (error) {
      log.error(
        { tenant, error: safeError(error) },
        'a lead is stored without facts from the stock, which cannot be read',
      );
      return null;
    }
  }

  async function completeAndValue(
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

  async function accept(sent: SentLead, { tenant, idempotencyKey, draft, markCaptchaUsed }: Submission) {
    const stock = await readStock(tenant);
    const { lead, valuation } = await completeAndValue(sent, stock);
    const guard = async (
      transaction: Parameters<MarkCaptchaUsed>[0],
      stored: Lead,
    ): Promise<Refusal | null> => {
      if (!(await markCaptchaUsed?.(transaction))) return { status: 422, error: CAPTCHA_FAILED, fields: {} };
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
    const newLead = { ...lead, tenant, idempotencyKey, receivedAt: now() };
    const outcome = await withConfirmation(
      limits,
      newLead,
      (confirms) => storeLead(database, outbox, newLead, { confirms, guard, draft }),
      ({ kind }) => kind === 'stored',
    );
    if (outcome.kind === 'stored') leadsStored.inc({ tenant });
    return { outcome, valuation };
  }

  return {
    accept: (lead, submission) => database.turns.first(() => accept(lead, submission)),
    fetchFreeTimesFor: async (tenant, lead) => {
      const stock = await readStock(tenant);
      // A service has no list of free times: the workshop confirms its time.
      if (stock === null || !isBookingForm(lead.form)) return { days: [], zone: null };
      const testDrive = testDriveRequestOf(completeLead(lead, stock));
      const zone = zoneOfYard(yardForTestDrive(testDrive, stock).yard, stock);
      return {
        days: await fetchFreeDays(database.queries, stock, testDrive, { tenant, now: now() }),
        zone: zone === stock.tenant.site.timezone ? null : zone,
      };
    },
  };
}
