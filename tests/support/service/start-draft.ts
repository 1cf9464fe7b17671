import { randomUUID } from 'node:crypto';
import { sendRequest } from '../attacks/send-request.ts';
import { aLead } from './a-lead.ts';

/** Starts a form with photos at the tenant acme, as a trade-in form does. Resolves to its id. */
export async function startDraft(port: number): Promise<string> {
  const { name, last_name, email, phone, message, ...facts } = aLead().userData;
  const vehicle = { rego: '123ABC', rego_state: 'qld', trade_make: 'Mazda', trade_model: 'CX-5' };
  const userData = { ...facts, ...vehicle, message: '', website_id: 'id-acme', form_completed: false };
  const { text } = await sendRequest({
    port,
    path: '/api/leads',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...aLead(), form: 'trade-in', isLastStep: false, userData }),
  });
  const { lead_id } = JSON.parse(text);
  if (typeof lead_id !== 'string') throw new Error(text);
  return lead_id;
}
