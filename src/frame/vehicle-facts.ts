import { fieldsOf, itemsOf, numberOrNull, textOrNull } from '../lib/api-client/read-fields.ts';
import { type CallOptions, callFile, callJson, encodeSegment } from '../lib/api-client/request.ts';

/** Current values of a vehicle, which may be newer than its page. Names are those of the search index. */
export interface CarFields {
  /** "in_stock", "coming_soon", "sold" …; "gone" if the vehicle is no longer in the feed. */
  status: string | null;
  sold: boolean | null;
  reserved: boolean | null;
  /** AUD */
  price: number | null;
}

export interface ViewFacts {
  /** Page views; null if unknown. */
  views: number | null;
  car_fields: CarFields;
}

export interface ViewQuery {
  photosCount: number;
  /** ISO 8601; null if unknown. */
  updatedAt: string | null;
  websiteId: string;
}

const booleanOrNull = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

function carFieldsOf(json: unknown): CarFields {
  const { status, sold, reserved, price } = fieldsOf(json);
  return {
    status: textOrNull(status),
    sold: booleanOrNull(sold),
    reserved: booleanOrNull(reserved),
    price: numberOrNull(price),
  };
}

/**
 * Fetches a vehicle's page views and current values (API-18).
 *
 * @throws ApiError
 */
export function fetchVehicleFacts(slug: string, query: ViewQuery, options?: CallOptions): Promise<ViewFacts> {
  const call = {
    ...options,
    name: 'vehicle facts',
    path: `/cars/${encodeSegment(slug)}/view.json`,
    query: { photos_count: query.photosCount, updated_at: query.updatedAt, website_id: query.websiteId },
  };
  return callJson(call, (json) => {
    if (typeof json !== 'object' || json === null) return null;
    const { views, car_fields } = fieldsOf(json);
    return { views: numberOrNull(views), car_fields: carFieldsOf(car_fields) };
  });
}

/**
 * Fetches ids of similar vehicles, most similar first (API-39).
 *
 * @throws ApiError
 */
export function fetchRelatedCarIds(slug: string, options?: CallOptions): Promise<string[]> {
  const call = { ...options, name: 'related vehicles', path: `/cars/${encodeSegment(slug)}/related.json` };
  return callJson(call, (json) => {
    const { ids } = fieldsOf(json);
    return Array.isArray(ids) ? itemsOf(ids, textOrNull) : null;
  });
}

/**
 * Fetches the vehicle's PDF (API-22).
 *
 * @throws ApiError
 */
export function fetchCarPdf(slug: string, options?: CallOptions): Promise<Blob> {
  return callFile({ ...options, name: 'PDF of the vehicle', path: `/cars/${encodeSegment(slug)}.pdf` });
}
