import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDeliveryPrice, geocode } from '../../features/delivery/delivery-api.ts';
import { fetchFinanceDisclaimer } from '../../features/finance/finance-api.ts';
import { fetchFreeTimes } from '../../features/leads/api/free-times.ts';
import { fetchMarketComparison } from '../../features/market/market-api.ts';
import { recordPhoneReveal, recordViewing } from '../../features/vehicle/live/vehicle-events-api.ts';
import { fetchCarPdf, fetchRelatedCarIds, fetchVehicleFacts } from '../../frame/vehicle-facts.ts';
import { ApiError, isAborted } from './api-error.ts';
import { TIMEOUT_MS } from './request.ts';

interface Sent {
  address: string;
  init: RequestInit;
}

/** Answers every call with this response. Returns the calls. */
function answering(body: string | null, status = 200): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return new Response(body, { status });
  });
  return sent;
}

const json = (value: unknown) => answering(JSON.stringify(value));
const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error;
    },
  );

/** Never answers, but can be aborted. */
function silent(): void {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const QUERY = { photosCount: 12, updatedAt: '2026-05-01T00:00:00Z', websiteId: 'site 1' };
const MARKET = {
  fill: 0.7,
  listing_price: 46_990,
  market_range_min: 42_600,
  market_range_max: 56_400,
  confidence: 0.8,
};

describe('failures', () => {
  it('distinguishes error statuses, invalid JSON and an unreachable service', async () => {
    answering('', 503);
    expect(await failureOf(fetchVehicleFacts('a', QUERY))).toMatchObject({
      call: 'vehicle facts',
      failure: { kind: 'status', status: 503 },
      message: 'The service answered with status 503.',
    });
    answering('<html>');
    expect((await failureOf(fetchVehicleFacts('a', QUERY))).message).toBe('The answer is not JSON.');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(fetchVehicleFacts('a', QUERY))).failure).toEqual({ kind: 'unreachable' });
  });

  it('a call fails after eight seconds without an answer, and when its caller aborts it', async () => {
    const soon = AbortSignal.timeout(5);
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
    silent();
    const late = await failureOf(fetchVehicleFacts('a', QUERY));
    expect(late.failure).toEqual({ kind: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(TIMEOUT_MS);
    expect(TIMEOUT_MS).toBe(8000);
    expect(isAborted(late)).toBe(false);
    timeout.mockReturnValue(new AbortController().signal);
    const left = new AbortController();
    const call = failureOf(fetchVehicleFacts('a', QUERY, { signal: left.signal }));
    left.abort();
    expect(isAborted(await call)).toBe(true);
  });
});

describe('vehicle facts', () => {
  it('API-18 asks for view.json with pictures, date and site, and reads views and car_fields', async () => {
    const sent = json({ views: 142, car_fields: { status: 'sold', sold: true, price: 31_990, vin: 'x' } });
    expect(await fetchVehicleFacts('2023-ford/ranger', QUERY)).toEqual({
      views: 142,
      car_fields: { status: 'sold', sold: true, reserved: null, price: 31_990 },
    });
    expect(sent[0]?.address).toBe(
      '/api/cars/2023-ford%2Franger/view.json?photos_count=12&updated_at=2026-05-01T00%3A00%3A00Z&website_id=site+1',
    );
  });

  it('API-18 leaves out an unknown date, accepts an answer without facts, and refuses an empty answer', async () => {
    const sent = json({ views: 'many' });
    expect(await fetchVehicleFacts('a', { ...QUERY, updatedAt: null })).toEqual({
      views: null,
      car_fields: { status: null, sold: null, reserved: null, price: null },
    });
    expect(sent[0]?.address).not.toContain('updated_at');
    answering(null);
    expect((await failureOf(fetchVehicleFacts('a', QUERY))).failure.kind).toBe('answer');
  });

  it('API-39 reads the ids of related vehicles for a slug', async () => {
    const sent = json({ ids: ['7', 8, '', '9'] });
    expect(await fetchRelatedCarIds('a')).toEqual(['7', '9']);
    expect(sent[0]?.address).toBe('/api/cars/a/related.json');
    json({});
    expect((await failureOf(fetchRelatedCarIds('a'))).call).toBe('related vehicles');
  });

  it('API-22 fetches the PDF by slug', async () => {
    const sent = answering('%PDF-1.7');
    expect(await (await fetchCarPdf('a')).text()).toBe('%PDF-1.7');
    expect(sent[0]?.address).toBe('/api/cars/a.pdf');
    answering(null, 500);
    expect((await failureOf(fetchCarPdf('a'))).message).toBe('The service answered with status 500.');
  });
});

describe('price comparison', () => {
  it('API-17 requests autogauge below the path of the vehicle’s page', async () => {
    const sent = json(MARKET);
    expect(await fetchMarketComparison('/cars/a')).toEqual({ ...MARKET, description: null });
    expect(sent[0]?.address).toBe('/api/cars/a/autogauge');
  });

  it.each([null, {}, { ...MARKET, confidence: null }, []])(
    'ERR-02 the answer %o fails with "No data returned"',
    async (answer) => {
      answering(answer && JSON.stringify(answer));
      expect((await failureOf(fetchMarketComparison('/cars/a'))).message).toBe('No data returned');
    },
  );
});

describe('finance', () => {
  it('API-38 reads the disclaimer of a vehicle by its id', async () => {
    const sent = json({ disclaimer: 'Terms apply.' });
    expect(await fetchFinanceDisclaimer('car 9')).toBe('Terms apply.');
    expect(sent[0]?.address).toBe('/api/cars/car%209/finance-disclaimer');
    json({ disclaimer: '' });
    expect((await failureOf(fetchFinanceDisclaimer('9'))).failure.kind).toBe('answer');
  });
});

describe('places', () => {
  it('API-37 reads name and price of delivery to a postcode', async () => {
    const sent = json({ name: 'Mid North Coast', price: 390 });
    expect(await fetchDeliveryPrice({ postcode: '2444', carId: '9' })).toEqual({
      name: 'Mid North Coast',
      price: 390,
    });
    expect(sent[0]?.address).toBe('/api/delivery-price?postcode=2444&car_id=9');
  });

  it('API-37 distinguishes an unknown place from a failing service', async () => {
    for (const [body, status] of [
      ['', 404],
      ['', 200],
      ['{"name":"X","price":-1}', 200],
    ] as const) {
      answering(body, status);
      expect(await fetchDeliveryPrice({ postcode: '0000', carId: '9' })).toBeNull();
    }
    answering('', 500);
    expect((await failureOf(fetchDeliveryPrice({ postcode: '2444', carId: '9' }))).call).toBe(
      'delivery price',
    );
  });

  it('ERR-20 an unknown postcode fails with "Invalid postcode"', async () => {
    const sent = json({ results: [{ geometry: { location: { lat: -31.4, lng: 152.9 } } }] });
    expect(await geocode('2444')).toEqual({ lat: -31.4, long: 152.9 });
    expect(sent[0]?.address).toBe('/api/geocode?address=2444');
    for (const answer of [{ results: [] }, {}, { results: [{ geometry: null }] }]) {
      json(answer);
      expect((await failureOf(geocode('0000'))).message).toBe('Invalid postcode');
    }
  });
});

describe('appointments', () => {
  it('API-36 reads the days that have free times, the soonest first', async () => {
    const sent = json({
      days: [
        { date: '2026-06-03', times: ['09:30', 'noon'] },
        { date: '2026-06-02', times: ['14:00'] },
        { date: '2026-06-04', times: [] },
        { date: 'soon', times: ['10:00'] },
      ],
    });
    expect(await fetchFreeTimes({ car_id: '9', dealership_id: null })).toEqual([
      { date: '2026-06-02', times: ['14:00'] },
      { date: '2026-06-03', times: ['09:30'] },
    ]);
    expect(sent[0]?.address).toBe('/api/appointments?car_id=9');
  });
});

describe('records', () => {
  it('API-21 sends the vehicle, dealership and site whose phone number was shown', async () => {
    const sent = answering(null, 204);
    const reveal = { car_id: '9', dealership_id: 'd', website_id: 'w' };
    await recordPhoneReveal(reveal);
    expect(sent[0]).toMatchObject({
      address: '/api/phone-reveals',
      init: { method: 'POST', keepalive: true },
    });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual(reveal);
  });

  it('recording a viewing fails with an error if the service does not accept the viewing', async () => {
    answering(null, 500);
    const viewing = { event_id: 4, car_id: '9', dealership_id: null, website_id: 'w' };
    expect((await failureOf(recordViewing(viewing))).call).toBe('viewing');
  });
});
