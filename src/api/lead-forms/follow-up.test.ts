import { expect, it } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { testService } from '../../../tests/support/service/test-service.ts';
import { events } from '../events/schema.ts';

const database = await temporaryDatabase();

it('LEA-08 TRK-16 a follow-up stores one conversion per lead of its tenant, without personal data', async () => {
  const { post, service } = testService(database);
  const { lead_id = '' } = await post(aLead());
  const followUp = async (changes: Record<string, unknown> = {}, host = 'www.north.example') => {
    const body = JSON.stringify({
      lead_id,
      // The event, category and type that the page reports are wrong.
      event_id: 22,
      category: 'Vehicle Offer',
      car_type: 'new',
      website_id: 'site-north',
      ...changes,
    });
    const headers = { host, origin: `https://${host}`, 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body };
    return (await service.request('/api/leads/follow-up', sent, {})).status;
  };
  expect([await followUp(), await followUp()]).toEqual([204, 204]);
  expect(await followUp({ lead_id: '6f1b24a5-0d67-4ad6-9a1c-0b7b2f1f3c11' })).toBe(404);
  expect(await followUp({ lead_id: 'x' })).toBe(400);
  expect(await followUp({ website_id: 'site-south' })).toBe(403);
  expect(await followUp({ website_id: 'site-south' }, 'www.south.example')).toBe(404);
  const { lead_id: other = '' } = await post(aLead({ message: 'And the other one?' }));
  expect(await followUp({ lead_id: other })).toBe(204);
  const stored = await database.queries.select().from(events);
  const conversions = stored.filter(({ name }) => name === 'conversion');
  const conversion = { eventId: 15, carId: '9', category: 'General Enquiry', carType: 'used' };
  expect(conversions).toEqual(Array(2).fill(expect.objectContaining(conversion)));
  expect(JSON.stringify(conversions)).not.toMatch(/Ana|ana@|0400/);
});
