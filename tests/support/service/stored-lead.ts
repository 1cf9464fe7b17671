import type { Lead } from '../../../src/api/leads/schema.ts';
import { aLead } from './a-lead.ts';
import { NOW } from './test-service.ts';

/** The lead of `aLead` as the database returns it. */
export function storedLead(changes: Partial<Lead> = {}): Lead {
  const { name, last_name, email, phone, message, lead_attributes, ...facts } = aLead().userData;
  return {
    id: '00000000-0000-4000-8000-000000000001',
    tenant: 'north',
    form: 'enquiry',
    eventId: 15,
    values: { name, last_name, email, phone, message },
    facts,
    attribution: { source: facts.source, ...lead_attributes },
    noticeVersion: null,
    idempotencyKey: 'test-key',
    fingerprint: 'f',
    receivedAt: NOW,
    carType: 'used',
    secondsToSubmit: null,
    referrer: null,
    valuation: null,
    ...changes,
  };
}
