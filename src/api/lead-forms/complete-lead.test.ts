import { expect, it } from 'vitest';
import { aLead } from '../../../tests/support/service/a-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { northStock } from '../../../tests/support/service/test-stock.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { recipientOf } from '../leads/receivers-of.ts';
import { completeLead } from './complete-lead.ts';
import { parseLead } from './parse-lead.ts';

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
const ENDS = { description: '', ends: '2026-12-31' };
const OFFERS = [
  { id: 'o1', name: 'Mats', manufacturer: 'Mazda', model: { name: 'CX-60', slug: 'cx-60' }, ...ENDS },
  { id: 'o2', name: 'Fuel', ...ENDS },
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
  const body = await parseLead(sent, 'Australia/Sydney');
  if (!body.ok) throw new Error(body.error);
  const stock = await northStock(NOW, { offers: OFFERS }, CARS)('north');
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
  expect(placeOf(await completed('enquiry', {}, atSouth))).toEqual(['d2', 'l3']);
  const neither = await completed('contact', { location: 'Nowhere', car_dealership_id: 'd1' });
  expect(placeOf(neither)).toEqual(['d1', undefined]);
});

it('DAT-39 a lead keeps the dealership of its vehicle, is sent to the dealership that the shopper chose, and says where the vehicle is', async () => {
  const sentTo = (lead: Awaited<ReturnType<typeof completed>>) => [
    ...placeOf(lead),
    recipientOf(lead),
    lead.facts.vehicle_yard,
  ];
  const chosen = { vehiclePriceBudget: '', dealership_slug: 'north-yard' };
  const elsewhere = await completed('finance', chosen, { car_id: 'h1' });
  expect(sentTo(elsewhere)).toEqual(['d2', 'l1', 'd1', 'Gosford']);
  const there = await completed('finance', { ...chosen, dealership_slug: 'south-yard' }, { car_id: 'h1' });
  expect(sentTo(there)).toEqual(['d2', 'l3', 'd2', undefined]);
  const asked = await completed('enquiry', {}, { car_id: 'h1' });
  expect(sentTo(asked)).toEqual(['d2', 'l3', 'd2', undefined]);
});

it.each(['south-yard', 'South-Yard', 'South Yard'])(
  'ROU-07 a lead is for the dealership that the address of its page names: %s',
  async (named) => {
    const lead = await completed('finance', { vehiclePriceBudget: '', dealership_slug: named });
    expect([lead.values.dealership_slug, ...placeOf(lead)]).toEqual(['south-yard', 'd2', 'l3']);
  },
);

it('API-36 a test drive with a time is sent to the yard of its vehicle, where it takes place, and not to the chosen dealership', async () => {
  const drive = async (dateTime: string | null) => {
    const chosen = { dateTime, dealership_slug: 'north-yard', terms_conditions: true };
    const lead = await completed('book-test-drive', chosen, { car_id: 'h1' });
    expect(lead.values.dealership_slug).toBe('north-yard');
    return [...placeOf(lead), recipientOf(lead), lead.facts.vehicle_yard];
  };
  expect(await drive('2099-11-24T09:30')).toEqual(['d2', 'l3', 'd2', undefined]);
  expect(await drive(null)).toEqual(['d2', 'l1', 'd1', 'Gosford']);
});

it('DAT-39 the vehicle’s facts in a lead come from the stock, even if its page sends others', async () => {
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

it('DAT-39 a lead about an offer has the make and model that the offer names, unless it is about a vehicle in stock', async () => {
  const makeOf = async (offer_id: string, car_id: string | null = null) => {
    const { facts } = await completed('offer', { offer_id, offer_name: 'x' }, { car_id });
    return [facts.manufacturer_slug, facts.vehicle_make, facts.vehicle_model];
  };
  expect(await makeOf('o1')).toEqual(['mazda', 'Mazda', 'CX-60']);
  expect(await makeOf('o2')).toEqual([null, null, null]);
  expect(await makeOf('gone')).toEqual([null, null, null]);
  expect(await makeOf('o1', 'h1')).toEqual(['ford', 'Ford', 'Everest']);
});

it('TRK-04 TRK-06 TRK-07 the vehicle in stock decides the event id of a lead; it is 17 for a vehicle that is for test drives only', async () => {
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
