import { z } from 'zod';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { findLead, listLeads } from '../leads/find-leads.ts';
import type { Lead } from '../leads/schema.ts';
import { listDeliveries } from '../outbox/list-deliveries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Replayed, type ReplayRequest, replay } from '../outbox/replay.ts';
import { CHANNELS, DELIVERY_STATES, type Delivery } from '../outbox/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { valuationSchema } from '../valuation/valuation-schema.ts';
import { requestFromService } from './command-server.ts';
import { openForCommand } from './open-for-command.ts';

const text = z.union([z.string(), z.boolean(), z.null()]);

/** A lead as the running service sends it. */
const leadSchema = z.object({
  id: z.string(),
  tenant: z.string(),
  form: z.string(),
  eventId: z.number(),
  values: z.record(z.string(), z.union([text, z.array(z.string())])),
  facts: z.record(z.string(), text),
  attribution: z.object({
    source: z.string(),
    visited_pages: z.array(z.string()),
    linked_query_params: z.record(z.string(), z.string()),
  }),
  noticeVersion: z.string().nullable(),
  idempotencyKey: z.string(),
  fingerprint: z.string(),
  receivedAt: z.coerce.date(),
  carType: z.enum(CAR_TYPES).nullable(),
  secondsToSubmit: z.number().nullable(),
  referrer: z.string().nullable(),
  valuation: valuationSchema.nullable(),
}) satisfies z.ZodType<Lead>;

const deliverySchema = z.object({
  id: z.string(),
  leadId: z.string(),
  channel: z.enum(CHANNELS),
  target: z.string(),
  state: z.enum(DELIVERY_STATES),
  failures: z.number(),
  problem: z.string().nullable(),
  resends: z.number(),
  revision: z.number(),
  changedAt: z.coerce.date(),
}) satisfies z.ZodType<Delivery>;

const replayedSchema = z.object({ leads: z.number(), deliveries: z.number() }) satisfies z.ZodType<Replayed>;

/** Access to leads for commands, which run in a different process from the service. */
export interface LeadReader {
  /** Newest first. */
  list: (tenant: string, limit: number) => Promise<Lead[]>;
  find: (tenant: string, id: string) => Promise<Lead | null>;
  /** Oldest change first. */
  deliveries: (leadIds: readonly string[]) => Promise<Delivery[]>;
  /** Queues deliveries again; null if there is no such lead. */
  replay: (tenant: string, request: ReplayRequest) => Promise<Replayed | null>;
  close: () => Promise<void>;
}

/**
 * Reads leads from the database, or from the running service if the embedded database belongs to its process.
 *
 * @param open opens the database
 * @param openOutbox opens what queues deliveries, for `replay` only
 * @param data folder of the embedded database
 */
export async function openLeadReader(
  open: () => Promise<Database>,
  openOutbox: (database: Database) => Promise<{ outbox: Pick<Outbox, 'resend'>; close: () => Promise<void> }>,
  data: string,
): Promise<LeadReader> {
  const database = await openForCommand(open, data);
  if (database !== null)
    return {
      list: (tenant, limit) => listLeads(database, tenant, limit),
      find: (tenant, id) => findLead(database, tenant, id),
      deliveries: (leadIds) => listDeliveries(database, leadIds),
      replay: async (tenant, request) => {
        const { outbox, close } = await openOutbox(database);
        try {
          return await replay(database, outbox, tenant, request);
        } finally {
          await close();
        }
      },
      close: database.close,
    };
  const ask = (tenant: string, rest: string) =>
    requestFromService(data, `/leads/${encodeURIComponent(tenant)}${rest}`);
  return {
    list: async (tenant, limit) => z.array(leadSchema).parse(await ask(tenant, `?limit=${limit}`)),
    find: async (tenant, id) => leadSchema.nullable().parse(await ask(tenant, `/${encodeURIComponent(id)}`)),
    deliveries: async (leadIds) =>
      z.array(deliverySchema).parse(await requestFromService(data, '/deliveries', leadIds)),
    replay: async (tenant, request) =>
      replayedSchema
        .nullable()
        .parse(await requestFromService(data, `/replay/${encodeURIComponent(tenant)}`, request)),
    close: async () => {},
  };
}
