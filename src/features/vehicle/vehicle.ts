import { claimsFor, warrantyLine } from '../../frame/claims.ts';
import { vehiclePhone } from '../../frame/locations/location-view.ts';
import { vehiclePictures } from '../../frame/media/vehicle-pictures.ts';
import type { LinkView } from '../../frame/page.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { stockTrail } from '../../frame/site-context.ts';
import { formatAud } from '../../lib/money.ts';
import { clockSuffix } from '../../lib/zone-label.ts';
import type { Car } from '../../stock/car.ts';
import { hasLeft, isGone } from '../../stock/rules/availability.ts';
import { belowMarketBy } from '../../stock/rules/below-market.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import { featuresInOrder } from '../../stock/rules/features-in-order.ts';
import { factLabel, namedFacts } from '../../stock/rules/named-facts.ts';
import { vehiclePrices } from '../../stock/rules/price.ts';
import { allSpecs, historyHref, keySpecs, specIcons, usedCheck } from '../../stock/rules/specs.ts';
import { bandView } from '../../stock/rules/status-band.ts';
import { tagView } from '../../stock/rules/tag.ts';
import { similarCars } from '../../stock/similar.ts';
import { vehicleFingerprint } from './fingerprint.ts';
import { measuresOf } from './scale/measures.ts';
import { vehicleButtons } from './vehicle-buttons.ts';
import type { VehicleContext } from './vehicle-context.ts';
import { vehicleHead } from './vehicle-head.ts';
import type { VehiclePage } from './vehicle-page.ts';
import { vehicleParts } from './vehicle-parts.ts';

/** Breadcrumbs: all stock, make, model and vehicle; make and model only if they have a page (VDP-01). */
function breadcrumbsOf(context: VehicleContext, car: Car): LinkView[] {
  const { byMake, byModel, makeOf, modelOf } = context.catalogue;
  const make = byMake(makeOf(car));
  const model = byModel(makeOf(car), modelOf(car));
  return stockTrail(
    context,
    ...(make ? [{ label: makeOf(car), href: make.path }] : []),
    ...(model ? [{ label: modelOf(car), href: model.path }] : []),
    { label: carTitle(car), href: car.path },
  );
}

function vehiclePage(context: VehicleContext, car: Car): VehiclePage {
  const { site, today } = context;
  const config = context.configOfCar(car);
  const yard = context.yardOf(car);
  const location = yard && context.locationOf(yard);
  const phone = vehiclePhone(site, car, yard);
  const figures = site.look.buying === 'figures' ? namedFacts(car, site.look.buying_figures) : [];
  const { price, tradeIn } = vehiclePrices(car, config);
  const amountBelowMarket = belowMarketBy(car, price);
  const pictures = vehiclePictures(car, config.images);
  const breadcrumbs = breadcrumbsOf(context, car);
  const gone = isGone(car);
  const labelsOf = (changed: Car) => ({
    tag: tagView(changed, config, today),
    band: bandView(changed, config, today, site.timezone),
  });
  return {
    kind: 'vehicle',
    path: car.path,
    head: vehicleHead({ context, car, yard, price, pictures, breadcrumbs }),
    chrome: context.chromeOf(config),
    breadcrumbs,
    id: car.id,
    slug: car.slug,
    timezone: location?.timezone ?? site.timezone,
    clockSuffix:
      location && location.timezone !== site.timezone
        ? clockSuffix(location.timezone, location.name)
        : undefined,
    title: carTitle(car),
    badge: car.badge,
    series: car.series,
    sold: gone,
    left: hasLeft(car),
    inStock: !gone && car.status === 'in_stock',
    carType: car.car_type,
    status: car.status,
    itemType: car.item_type,
    body: car.simple_body,
    make: car.make,
    model: car.model,
    price,
    tradeInPrice: tradeIn,
    belowMarket: amountBelowMarket === null ? null : formatAud(amountBelowMarket),
    priceNote: config.legal.price_note,
    reserved: !gone && car.reserved,
    ...labelsOf(car),
    labelsIf: {
      sold: gone ? null : labelsOf({ ...car, sold: true, sold_date_timestamp: null }),
      reserved: gone || car.reserved ? null : labelsOf({ ...car, reserved: true }),
    },
    pictures,
    icons: specIcons(car),
    figures,
    keySpecs: keySpecs(car, today, {
      shown: figures.map(({ name, text, figure = text }) => ({ label: factLabel(name), value: figure })),
    }),
    specs: allSpecs(car, today),
    measures: site.look.to_scale ? measuresOf(car, site.kind) : null,
    features: featuresInOrder(car.features),
    commentsHtml: car.dealercomments,
    warrantyLine: warrantyLine(car.car_type, config.warranty_line),
    claims: claimsFor(config.claims, car.car_type).map(({ kind, text }) => ({ kind, text })),
    usedCheck: usedCheck(car, today),
    historyHref: historyHref(car),
    location,
    phone,
    ...vehicleButtons(context, car, config, { location, phone }),
    searchHref: context.nearestSearch(car),
    similar: similarCars(car, context.similar).map(context.cardOf),
    ...vehicleParts(context, car, config, yard),
    similarTo: {
      id: car.id,
      make: car.make,
      model: car.model,
      body: car.simple_body,
      price: car.price ?? 0,
    },
    bottomBarAfter: config.vehicle.bottom_bar_after,
    whyBuyHeading: config.wording.why_buy.replace('{dealer}', site.name),
    viewed: {
      id: car.id,
      stocknum: car.stocknum,
      make: car.make,
      model: car.model,
      body: car.body,
      simple_body: car.simple_body,
    },
  };
}

/** The page of every vehicle that has one (ROU-02). */
export const vehiclePages = definePages({
  addresses: {},
  fromStock: true,
  plan: ({ stock }) =>
    stock.withPage.map((car) => ({
      path: car.path,
      isVehicle: true,
      build: (context: VehicleContext) => vehiclePage(context, car),
      fingerprint: (context: VehicleContext) => vehicleFingerprint(context, car, breadcrumbsOf(context, car)),
    })),
});
