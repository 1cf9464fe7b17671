import { expect, it } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { readLead } from './body.ts';
import { completeLead } from './complete-lead.ts';

const SOUTH = { dealership_slug: 'south-yard', dealership_id: 'd2' };
const CARS = [
  makeCar({
    id: 'h1',
    stocknum: 'S77',
    year: 2026,
    make: 'Ford',
    model: 'Everest',
    car_type: 'new',
    ...SOUTH,
  }),
  makeCar({ id: 'h2', tag: 'Test Drive Only', car_type: 'used' }),
];
const SHOPPER = { last_name: 'Bell', postcode: '4000', Rego: '', message: 'Hello' };

async function completed(
  form: string,
  userData: Record<string, unknown>,
  { car_type = null as string | null, car_id = null as string | null } = {},
) {
  const vehicle = { stock_number: null, vehicle_make: null, vehicle_model: null, manufacturer_slug: null };
  const sent = {
    ...aLead({ ...SHOPPER, ...vehicle, car_id, car_dealership_id: null, ...userData }),
    form,
    car_type,
  };
  const body = await readLead(JSON.stringify(sent), 'Australia/Sydney');
  if (!body.ok) throw new Error(body.error);
  const stock = await northStock(NOW, {}, CARS)('north');
  if (stock === null) throw new Error('There is no stock.');
  return completeLead(body.lead, stock);
}

const placeOf = ({ facts }: Awaited<ReturnType<typeof completed>>) => [
  facts.car_dealership_id,
  facts.location_id,
];

it('LEA-10 DAT-39 a lead is for the location or dealership that the shopper chose, or else for the yard of the vehicle', async () => {
  const finance = { vehiclePriceBudget: '' };
  expect(placeOf(await completed('contact', { location: 'North Yard Service' }))).toEqual(['d1', 'l2']);
  expect(placeOf(await completed('careers', { location: 'South Yard' }))).toEqual(['d2', 'l3']);
  expect(placeOf(await completed('finance', { ...finance, dealership_slug: 'south-yard' }))).toEqual([
    'd2',
    'l3',
  ]);
  const atSouth = { car_id: 'h1' };
  const chosen = { ...finance, dealership_slug: 'north-yard' };
  expect(placeOf(await completed('finance', chosen, atSouth))).toEqual(['d1', 'l1']);
  expect(placeOf(await completed('enquiry', {}, atSouth))).toEqual(['d2', 'l3']);
  const neither = await completed('contact', { location: 'Nowhere', car_dealership_id: 'd1' });
  expect(placeOf(neither)).toEqual(['d1', undefined]);
});

it('DAT-39 a lead has the vehicle of the stock, whatever its page says about it', async () => {
  const { carType, facts } = await completed(
    'enquiry',
    { vehicle_make: 'Honda' },
    { car_id: 'h1', car_type: 'used' },
  );
  expect(carType).toBe('new');
  expect(facts).toMatchObject({
    vehicle_title: '2026 Ford Everest',
    vehicle_year: '2026',
    vehicle_make: 'Ford',
    vehicle_model: 'Everest',
    manufacturer_slug: 'ford',
    stock_number: 'S77',
    vehicle_url: expect.stringMatching(/^https:\/\/test-motors\.example\/cars\//),
  });
  const unknown = await completed('enquiry', { vehicle_make: 'Honda' }, { car_id: 'gone', car_type: 'used' });
  expect([unknown.carType, unknown.facts.vehicle_make, unknown.facts.vehicle_title]).toEqual([
    'used',
    'Honda',
    undefined,
  ]);
});

it('TRK-04 TRK-06 TRK-07 the vehicle decides the event of a lead: 17 for one that is for test drives only', async () => {
  const events = async (form: string, car_id: string, car_type: string | null) => {
    const drive = {
      subcategory: 'Test Drive',
      dateTime: null,
      terms_conditions: true,
      dealership_slug: 'north-yard',
    };
    return (await completed(form, form === 'enquiry' ? {} : drive, { car_id, car_type })).eventId;
  };
  expect(await events('enquiry', 'h2', 'used')).toBe(17);
  expect(await events('book-test-drive', 'h2', null)).toBe(17);
  expect(await events('book-test-drive', 'h1', 'used')).toBe(17);
  expect(await events('enquiry', 'h1', null)).toBe(14);
  expect(await events('enquiry', 'gone', 'used')).toBe(15);
});
