import { fieldsOf, itemsOf, numberIn, textIn } from '../lib/api-client/read-fields.ts';
import { type CallOptions, callFile, callJson, part } from '../lib/api-client/request.ts';

/** What the service knows of a vehicle that its page may not: fields of the vehicle as the index names them. */
export interface CarFields {
  /** "in_stock", "coming_soon", "sold" … */
  status: string | null;
  sold: boolean | null;
  reserved: boolean | null;
  /** AUD */
  price: number | null;
}

export interface ViewFacts {
  /** How often the vehicle was looked at; null: not said. */
  views: number | null;
  car_fields: CarFields;
}

export interface ViewQuery {
  photosCount: number;
  /** ISO; null: not known. */
  updatedAt: string | null;
  websiteId: string;
}

const flagIn = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

function carFieldsOf(json: unknown): CarFields {
  const { status, sold, reserved, price } = fieldsOf(json);
  return {
    status: textIn(status),
    sold: flagIn(sold),
    reserved: flagIn(reserved),
    price: numberIn(price),
  };
}

/** Views and present fields of a vehicle (API-18). @throws LiveError */
export function viewJson(slug: string, query: ViewQuery, options?: CallOptions): Promise<ViewFacts> {
  const call = {
    ...options,
    name: 'vehicle facts',
    path: `/cars/${part(slug)}/view.json`,
    query: { photos_count: query.photosCount, updated_at: query.updatedAt, website_id: query.websiteId },
  };
  return callJson(call, (json) => {
    if (typeof json !== 'object' || json === null) return null;
    const { views, car_fields } = fieldsOf(json);
    return { views: numberIn(views), car_fields: carFieldsOf(car_fields) };
  });
}

/** Ids of vehicles like this one, the nearest first (API-39). @throws LiveError */
export function relatedCarIds(slug: string, options?: CallOptions): Promise<string[]> {
  const call = { ...options, name: 'related vehicles', path: `/cars/${part(slug)}/related.json` };
  return callJson(call, (json) => {
    const { ids } = fieldsOf(json);
    return Array.isArray(ids) ? itemsOf(ids, textIn) : null;
  });
}

/** The vehicle as a PDF, to be saved as `{slug}.pdf` (API-22). @throws LiveError */
export function carPdf(slug: string, options?: CallOptions): Promise<Blob> {
  return callFile({ ...options, name: 'PDF of the vehicle', path: `/cars/${part(slug)}.pdf` });
}
