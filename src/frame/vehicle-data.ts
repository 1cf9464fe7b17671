import type { VehiclePage } from '../features/vehicle/vehicle-page.ts';

/** What scripts and islands know of the page's vehicle. */
export type VehicleData = Pick<
  VehiclePage,
  'id' | 'slug' | 'path' | 'title' | 'make' | 'model' | 'carType' | 'live'
> & {
  stock: string | null;
  /** Shown as sold. */
  gone: boolean;
  /** AUD; null: no price shows. */
  price: number | null;
  phone: VehiclePage['phone'];
  /** "mailto:…", or null where the yard has no address. */
  mail: string | null;
  /** The dealer's terms of use, where the site has them. */
  termsHref: string | null;
};

export function vehicleData(page: VehiclePage): VehicleData {
  const { id, slug, path, title, make, model, carType, live, phone, price } = page;
  const { href } = page.buttons.enquire;
  const mail = href.startsWith('mailto:') ? href : null;
  const terms = page.chrome.footer.legal.find((link) => link.href.includes('terms'));
  return {
    id,
    slug,
    path,
    title,
    make,
    model,
    carType,
    gone: page.sold || !page.available,
    price: price.kind === 'price' ? price.amount : null,
    live,
    phone,
    mail,
    stock: page.viewed.stocknum,
    termsHref: terms?.href ?? null,
  };
}

/** The page's vehicle as its HTML has it. */
export function readVehicleData(): VehicleData {
  const text = document.querySelector<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  if (text === undefined) throw new Error('The page names no vehicle.');
  return JSON.parse(text);
}
