import { expect, it } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { testService } from '../../../tests/support/service/test-service.ts';
import { findLead } from '../leads/find-leads.ts';

const database = await temporaryDatabase();

it('if the dealer’s stock cannot be read, a lead is stored with the facts about the vehicle that the page sent', async () => {
  const lines: string[] = [];
  const { post } = testService(database, lines, {
    stockOf: () => Promise.reject(Object.assign(new Error('of Ana'), { code: 'EACCES' })),
  });
  const { status, lead_id = '' } = await post(aLead());
  expect(status).toBe(201);
  expect((await findLead(database, 'north', lead_id))?.facts).toMatchObject({ vehicle_make: 'Mazda' });
  expect(lines.join('')).toMatch(/"code":"EACCES".*a lead is stored without facts from the stock/);
  expect(lines.join('')).not.toContain('Ana');
});

it('a lead is stored without a valuation if the valuer fails', async () => {
  const lines: string[] = [];
  const { post } = testService(database, lines, {
    valuer: { value: () => Promise.reject(new Error('no answer about 123ABC')) },
  });
  const vehicle = { rego: '123ABC', regoState: 'qld', trade_make: 'Mazda', trade_model: 'CX-5' };
  const details = { trade_year: '2023', trade_odometer: '42,000', trade_variant: '', trade_notes: '' };
  const chosen = { dealership_slug: 'north-yard', terms_conditions: false, message: '' };
  const answer = await post({ ...aLead({ ...vehicle, ...details, ...chosen }), form: 'trade-in' });
  expect(answer).toMatchObject({ status: 201, success: true, lead_id: expect.any(String) });
  const lead = await findLead(database, 'north', answer.lead_id ?? '');
  expect(lead?.values).toMatchObject({ rego: '123ABC' });
  expect(lead?.facts).not.toHaveProperty('valuation');
  expect(lines.join('')).toContain('a lead is stored without a valuation');
  expect(lines.join('')).not.toContain('123ABC');
});
