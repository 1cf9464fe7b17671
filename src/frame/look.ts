import type { CardFactName } from '../stock/rules/named-facts.ts';
import type { Config } from '../tenant/schema/config.ts';
import { PAGE_SECTIONS, type SectionedKind, sectionForm } from '../tenant/schema/defaults/page-sections.ts';
import type { LookForms } from '../tenant/schema/look.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import type { Theme } from '../tenant/schema/theme.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { displayOf } from '../tenant/theme/display.ts';
import { hexColour, paletteOf } from '../tenant/theme/palette.ts';
import { nearestDisplayWidth } from '../ui/assets/display-widths.ts';

/** The look of a dealer's pages, apart from colours and sizes (theme-css.ts). */
export interface Look {
  /** Attributes of `<html>` that select fonts, surface, density and forms of parts. Defaults are left out. */
  attributes: {
    'data-type'?: string;
    'data-surface'?: string;
    'data-density'?: string;
    'data-card'?: string;
    'data-filters'?: string;
    'data-gallery'?: string;
    'data-buying'?: string;
  };
  type: Theme['type'];
  header: LookForms['header'];
  footer: LookForms['footer'];
  card: LookForms['card'];
  cardFacts: readonly CardFactName[];
  /** True if some vehicles may have a price by the week. */
  weeklyPrices: boolean;
  gallery: LookForms['gallery'];
  buying: LookForms['buying'];
  vehicleOpening: LookForms['vehicle_opening'];
  vehicleSections: LookForms['vehicle_sections'];
  vehicleOrder: LookForms['vehicle_order'];
  vehicleHeadings: LookForms['vehicle_headings'];
  features: LookForms['features'];
  priceGauge: LookForms['price_gauge'];
  facts: LookForms['facts'];
  comments: LookForms['comments'];
  /** Colour of the browser's own bars, "#rrggbb". */
  themeColour: string;
  /**
   * Names of the forms that the dealer uses, such as "type-saira". Style sheets hold the rules of a form in
   * `@supports (--look: type-saira)`, and a dealer's sheets have only the rules of these (render/look-sheets.ts).
   */
  forms: string[];
}

/** Parts of the footer that several of its forms share. */
const FOOTER_PARTS: Record<Exclude<LookForms['footer'], 'story'>, ('sign' | 'columns' | 'row')[]> = {
  plain: [],
  directory: ['sign', 'columns'],
  short: ['sign', 'row'],
  range: ['sign', 'columns'],
};

/** Rules that several forms of filters share: a row above the results, and a wide sheet with all filters. */
const FILTER_PARTS: Record<LookForms['filters'], ('row' | 'sheet')[]> = {
  sidebar: [],
  bar: ['row', 'sheet'],
  ruler: ['row', 'sheet'],
  tags: ['row', 'sheet'],
  panels: ['sheet'],
};
/** Forms of the gallery whose counter, arrows and fullscreen button are below the picture. */
const BELOW_PICTURE: ReadonlySet<string> = new Set<LookForms['gallery']>(['name', 'fade']);

/** The lists of sections of a dealer's pages, each with the kind of page. */
const sectionLists = ({
  site,
  content,
}: Pick<Tenant, 'site' | 'content'>): [kind: SectionedKind, sections: readonly SectionEntry[]][] => [
  ['home', site.home.sections],
  ...Object.entries(site.pages).map(([key, { sections = [] }]): [SectionedKind, readonly SectionEntry[]] => [
    key.replaceAll('_', '-') as SectionedKind,
    sections,
  ]),
  ...content.map(({ sections = [] }): [SectionedKind, readonly SectionEntry[]] => ['content', sections]),
];

/** Forms in which sections are drawn, "hero-photo", and pages with an unusual section, which load rules of their own. */
function sectionForms(tenant: Pick<Tenant, 'site' | 'content'>): string[] {
  const forms = sectionLists(tenant).flatMap(([kind, entries]) => {
    const usual: readonly string[] = PAGE_SECTIONS[kind].usual;
    const isUsual = entries.every(({ section }) => usual.includes(section));
    return [
      ...entries.flatMap((entry) => ('form' in entry ? [`${entry.section}-${entry.form}`] : [])),
      ...(isUsual ? [] : entries.map(({ section }) => sectionForm(kind, section))),
    ];
  });
  return [...new Set(forms)].sort();
}

/** True if the site's settings have it, or the settings of some vehicles may. */
const mayHave = (
  { config, overrides }: Tenant['site'],
  part: keyof Config,
  isOn: (config: Config) => boolean,
) => isOn(config) || overrides.some(({ set }) => part in set);

/** Parts that no vehicle of some dealers has, by the name of the form with their rules. */
const OPTIONAL_PARTS: [form: string, part: keyof Config, isOn: (config: Config) => boolean][] = [
  ['weekly-prices', 'pricing', ({ pricing }) => pricing.subscriptions],
  ['finance-shown', 'finance', ({ finance }) => !finance.suppressed && finance.provider !== null],
  ['finance-tip', 'finance', ({ finance }) => finance.weekly_wording === 'per_week'],
  ['certified-picture', 'tags', ({ tags }) => tags.certified_image !== null],
  ['sales-counter', 'vehicle', ({ vehicle }) => vehicle.sales_counter],
];

function footerParts(site: Tenant['site']): string[] {
  const { footer } = site.look;
  if (footer !== 'story') return FOOTER_PARTS[footer];
  const hasPicture = (one: Config) => one.footer.story?.picture !== undefined;
  return [
    'sign',
    ...(mayHave(site, 'footer', hasPicture) ? ['columns'] : []),
    ...(mayHave(site, 'footer', (one) => !hasPicture(one)) ? ['row'] : []),
  ];
}

export function lookOf(tenant: Pick<Tenant, 'site' | 'content'>): Look {
  const { theme, look } = tenant.site;
  const { type, surface, density } = theme;
  const { header, footer, filters, search_head: searchHead } = look;
  return {
    attributes: {
      ...(type !== 'mona' && { 'data-type': type }),
      ...(surface !== 'white' && { 'data-surface': surface }),
      ...(density !== 'normal' && { 'data-density': density }),
      ...(look.card !== 'full' && { 'data-card': look.card }),
      ...(filters !== 'sidebar' && { 'data-filters': filters }),
      ...(look.gallery !== 'stage' && { 'data-gallery': look.gallery }),
      ...(look.buying !== 'plain' && { 'data-buying': look.buying }),
    },
    type,
    header,
    footer,
    card: look.card,
    cardFacts: look.card_facts,
    weeklyPrices: mayHave(tenant.site, 'pricing', ({ pricing }) => pricing.subscriptions),
    gallery: look.gallery,
    buying: look.buying,
    vehicleOpening: look.vehicle_opening,
    vehicleSections: look.vehicle_sections,
    vehicleOrder: look.vehicle_order,
    vehicleHeadings: look.vehicle_headings,
    features: look.features,
    priceGauge: look.price_gauge,
    facts: look.facts,
    comments: look.comments,
    themeColour: hexColour(paletteOf(theme).surface),
    forms: [
      `type-${type}`,
      ...(type === 'mona' ? [`mona-${nearestDisplayWidth(displayOf(theme).width)}`] : []),
      `surface-${surface}`,
      `density-${density}`,
      `header-${header}`,
      ...(header === 'two-row' ? [] : ['header-call']),
      ...(look.mark === 'large' ? ['mark-large'] : []),
      ...(tenant.site.navigation.some(({ accent }) => accent) ? ['menu-accent'] : []),
      ...(look.header_strip ? ['header-strip'] : []),
      `footer-${footer}`,
      ...footerParts(tenant.site).map((part) => `footer-${part}`),
      `search-${searchHead}`,
      // Rules that all heads share whose heading has the number of vehicles.
      ...(searchHead === 'plain' ? [] : ['search-counted']),
      ...(searchHead === 'line-up' || searchHead === 'scale' ? ['search-tiles'] : []),
      ...sectionForms(tenant),
      ...OPTIONAL_PARTS.flatMap(([form, part, isOn]) => (mayHave(tenant.site, part, isOn) ? [form] : [])),
      `card-${look.card}`,
      `opening-${look.vehicle_opening}`,
      // Rules of all forms with a column beside the gallery, and of all with the name above it.
      ...(look.vehicle_opening === 'wide' ? [] : ['opening-beside']),
      ...(look.vehicle_opening === 'column' ? [] : ['opening-above']),
      `vehicle-${look.vehicle_sections}`,
      // Rules of all forms that use the whole width below the first screen.
      ...(look.vehicle_sections === 'column' ? [] : ['vehicle-wide']),
      ...(look.to_scale ? [`to-scale-${tenant.site.kind}`] : []),
      `details-${look.details}`,
      `features-${look.features}`,
      `specifications-${look.specifications}`,
      `gauge-${look.price_gauge}`,
      `facts-${look.facts}`,
      `comments-${look.comments}`,
      // Rules that all cards share which keep their buttons back.
      ...(look.card === 'full' ? [] : ['card-more']),
      `filters-${filters}`,
      ...FILTER_PARTS[filters].map((part) => `filters-${part}`),
      `gallery-${look.gallery}`,
      ...(BELOW_PICTURE.has(look.gallery) ? ['gallery-below'] : []),
      `buying-${look.buying}`,
    ],
  };
}
