import { isComingSoon } from '../../frame/coming-soon.ts';
import { makeHead } from '../../frame/head.ts';
import { breadcrumbJsonLd, jsonLdBlock } from '../../frame/lists-json-ld.ts';
import { heroPicture } from '../../frame/media/hero-image.ts';
import type { LinkView } from '../../frame/page.ts';
import { brandPath } from '../../frame/pages/brand-path.ts';
import { definePages } from '../../frame/pages/define-pages.ts';
import { modelPath } from '../../frame/pages/model-path.ts';
import { siteBrand } from '../../frame/site-brand.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { findModel, knownAs } from '../../frame/stock/known-models.ts';
import { lowestPrice } from '../../frame/stock/model-in-stock.ts';
import { pageStock } from '../../frame/stock/page-stock.ts';
import { stockedModels } from '../../frame/stock/stocked-models.ts';
import { equalIgnoringCase } from '../../lib/equal-ignoring-case.ts';
import { slugify } from '../../lib/slug.ts';
import type { Car } from '../../stock/car.ts';
import { bodyBySlug, bodyLabel, bodySlug } from '../../stock/rules/body-label.ts';
import { carTitle } from '../../stock/rules/car-title.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { ModelPage } from './model-page.ts';
import { modelPicture } from './model-picture.ts';
import { modelVersions } from './model-versions.ts';
import { modelsOfBrand } from './models-of-brand.ts';
import { sharedFacts } from './shared-facts.ts';

type Model = Site['models'][number];

/** Facts beside the picture: two rows of four. */
const MOST_FACTS = 8;
/** Other models below: a row of thumbnails on a desktop, two on a tablet. */
const MOST_OTHERS = 8;

/** The make of a model: the one that its name begins with, else the dealer's only one; null if neither is known. */
function makeOf({ manufacturers, brands, ...site }: Site, { name }: Model): string | null {
  const makes = [...manufacturers.map((make) => make.name), ...brands.map(({ title }) => title)];
  const own = makes
    .filter((make) => equalIgnoringCase(name.slice(0, make.length), make))
    .toSorted((a, b) => b.length - a.length)[0];
  return own ?? siteBrand({ ...site, manufacturers });
}

/** A cut-out of the model from the dealer's range, else a picture of the model or of one of its vehicles. */
function pictureOf(
  context: SiteContext,
  model: Model,
  inStock: string,
  cars: readonly Car[],
): ModelPage['picture'] {
  const own = modelPicture(context, model, []);
  if (own) return { picture: own, isCutOut: false };
  const cutOut = context.site.model_groups
    .flatMap(({ models }) => models)
    .find(({ name }) => equalIgnoringCase(name, inStock))?.picture;
  if (cutOut)
    return {
      picture: { ...heroPicture(cutOut, context.config, context.findMedia), alt: '' },
      isCutOut: true,
    };
  const picture = modelPicture(context, model, cars);
  return picture && { picture, isCutOut: false };
}

const bodiesOf = (model: Model | undefined): string[] =>
  model
    ? [model.manufacturer_body, model.manufacturer_body2, model.manufacturer_body3].flatMap(
        (body) => body ?? [],
      )
    : [];

/** Other models of the make; those of the same body first. */
function otherModels(context: SiteContext, make: string, model: Model) {
  const own = bodiesOf(model);
  const isAlike = (name: string) =>
    bodiesOf(findModel(context.site, make, name)).some((body) => own.includes(body));
  return modelsOfBrand(context, make)
    .filter(({ name }) => name !== knownAs(make, model).name)
    .toSorted((a, b) => Number(isAlike(b.name)) - Number(isAlike(a.name)));
}

/** The bodies that the dealer gives a model, with the list of models of that body (ROU-30). */
function bodyLinks({ stock, pages }: SiteContext, model: Model): ModelPage['bodies'] {
  const list = pages.linkTo('models');
  return bodiesOf(model).map((text) => {
    const body = bodyBySlug(slugify(text));
    const isStocked = body !== null && stock.onSale.some((car) => car.simple_body === body);
    return {
      label: body === null ? text : bodyLabel(body),
      href: isStocked && list !== null ? `${list}?body=${bodySlug(body)}` : null,
    };
  });
}

/** The dealer's facts, else those on which the stock agrees, without the body if it stands above the name. */
function factsOf(model: Model, cars: readonly Car[], today: Date): SpecRow[] {
  if (model.facts.length > 0) return model.facts;
  return sharedFacts(cars, today, bodiesOf(model).length === 0 ? [] : ['body']).slice(0, MOST_FACTS);
}

/** The brand's page, else the list of makes and models. */
function trailOf({ site, pages, pagePaths }: SiteContext, make: string | null): LinkView[] {
  const brand = site.brands.find(({ title }) => make !== null && equalIgnoringCase(title, make));
  const href = brand && brandPath(brand);
  if (brand && href && pagePaths.has(href)) return [{ label: brand.title, href }];
  const models = pages.linkTo('models');
  return models === null ? [] : [{ label: 'Models', href: models }];
}

function modelPage(context: SiteContext, model: Model): ModelPage {
  const { site, today, catalogue, pages } = context;
  const make = makeOf(site, model);
  const { inStock, name, isOwn } = knownAs(make ?? '', model);
  const title = make === null || (isOwn && name === model.name) ? model.name : `${make} ${name}`;
  const stocked =
    make === null
      ? undefined
      : stockedModels(catalogue.searches, make).find((one) => equalIgnoringCase(one.name, inStock));
  const cars = stocked?.cars ?? [];
  const config = context.configOf(make === null ? {} : { manufacturer: make });
  const price = lowestPrice(context, cars);
  const path = modelPath(site, model);
  const trail = trailOf(context, make);
  const breadcrumbs = [...trail, { label: title, href: path }];
  const others = make === null ? [] : otherModels(context, make, model);
  const contact = pages.linkTo('contact');
  const isComing = isComingSoon(model);
  const state = cars.length > 0 ? `${cars.length} in stock` : isComing ? 'Coming soon' : 'Not in stock now';
  const page = {
    kind: 'model' as const,
    path,
    title,
    bodies: bodyLinks(context, model),
    picture: pictureOf(context, model, inStock, cars),
    price: price && {
      from: price.from,
      type: price.type,
      of: { label: carTitle(price.car), href: price.car.path },
    },
    state,
    paragraphs: model.description,
    facts: factsOf(model, cars, today),
    inStock: stocked ? { label: `See ${cars.length} in stock`, href: stocked.path } : null,
    enquiry:
      contact === null
        ? null
        : {
            label: isComing && cars.length === 0 ? 'Register your interest' : `Ask about the ${name}`,
            href: `${contact}?${new URLSearchParams({ about: title })}`,
          },
    versions: modelVersions(context, cars),
    offers: site.offers.filter((offer) => offer.model?.slug === model.slug).map(({ id }) => id),
    ...pageStock(context, cars, config, title, stocked?.path ?? context.searchHref),
    models: others.slice(0, MOST_OTHERS),
    allModels: trail[0] ?? null,
    modelsTitle: `Other ${make} models`,
    thumbnails: true,
    head: makeHead(site, {
      canonicalPath: path,
      title: `${title} at ${site.name}`,
      description:
        model.description[0] ??
        `${title} at ${site.name}: ${[state, price?.from].filter(Boolean).join(', ').toLowerCase()}.`,
      jsonLd: [jsonLdBlock(breadcrumbJsonLd(breadcrumbs, site))],
    }),
    chrome: context.chromeOf(config),
    breadcrumbs,
  };
  return { ...page, sections: context.sectionsOf(site.pages.model.sections, page) };
}

/** A page for each model that the dealer names, except those with an address elsewhere (ROU-31, ROU-32). */
export const modelPages = definePages({
  addresses: {},
  plan: ({ tenant: { site } }) =>
    site.models
      .filter(({ override_url }) => override_url === undefined)
      .map((model) => ({
        path: modelPath(site, model),
        build: (context: SiteContext) => modelPage(context, model),
      })),
});
