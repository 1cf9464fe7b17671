import { hash } from 'node:crypto';
import { departmentOf } from '../../frame/locations/location-order.ts';
import { yardPhone } from '../../frame/locations/location-view.ts';
import { workshopsOf } from '../../frame/locations/workshops.ts';
import { primaryYard, type Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { testDriveTexts } from '../../frame/test-drive-texts.ts';
import { testDriveWord } from '../../frame/test-drive-word.ts';
import { type Phone, phoneView } from '../../lib/phone.ts';
import { clockSuffix } from '../../lib/zone-label.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { locationZone, sharedZone } from '../../tenant/time-zones.ts';
import type { FormFlags, OwnFlags } from '../leads/form-settings.ts';
import type { CollectionNotice, FormYard, PageForm } from '../leads/page-form.ts';
import { PAGE_FORMS, type PageFormId } from '../leads/page-forms.ts';

/** Hex digits of the hash. Enough to tell the versions of one dealer's text apart. */
const VERSION_LENGTH = 12;

/** Creates the notice under a form. Its version changes with every change of the text. */
export function collectionNotice(site: Site, config: Config, policyHref: string | null): CollectionNotice {
  const text = config.forms.collection_notice.replaceAll('{dealer}', site.legal_name ?? site.name);
  return {
    text,
    version: hash('sha256', text).slice(0, VERSION_LENGTH),
    policyHref,
  };
}

/** The dealer's choices for the fields of any form. */
export const formFlags = ({ forms }: Config): FormFlags => ({
  messageRequired: forms.message_required,
  termsRequired: forms.terms_required,
  optIn: forms.opt_in,
  optInTicked: forms.opt_in_ticked,
  ...(forms.distribution_locations.length > 0 && { distribution: forms.distribution_locations }),
});

/** The flags of dealerships whose configuration differs from the page's, by the options of the form's list. */
function ownFlags(
  { configOf }: SiteContext,
  form: PageFormId,
  page: Config,
  yards: readonly Yard[],
): OwnFlags[] {
  const choosesLocation = PAGE_FORMS[form].fields.some(
    ({ kind }) => kind === 'locations' || kind === 'workshops',
  );
  const { messageRequired, termsRequired } = formFlags(page);
  const groups = new Map<string, OwnFlags & { options: string[] }>();
  for (const { dealership, departments } of yards) {
    const own = formFlags(configOf({ dealership }));
    if (own.messageRequired === messageRequired && own.termsRequired === termsRequired) continue;
    const key = `${own.messageRequired} ${own.termsRequired}`;
    const flags = { messageRequired: own.messageRequired, termsRequired: own.termsRequired };
    const group = groups.get(key) ?? { ...flags, options: [] };
    const options = choosesLocation ? departments.map(({ name }) => name.trim()) : [dealership];
    groups.set(key, { ...group, options: [...new Set([...group.options, ...options])] });
  }
  return [...groups.values()];
}

/** Settings of a service booking: the workshops and additional services to choose from. */
const serviceSettings = (yards: readonly Yard[], { service }: Config) => ({
  workshops: workshopsOf(yards).map(({ name, dealership_slug }) => ({
    name: name.trim(),
    dealership: dealership_slug,
  })),
  services: service.additional_services,
});

/** The `location_subtype` of locations that buy vehicles. */
const BUYING = 'buying';

/** Dealerships to choose from. For a trade-in, only those with a location that buys vehicles, if there are any. */
function dealershipsFor({ dealerships, locations }: Site, isTradeIn: boolean): Site['dealerships'] {
  const buying = locations.filter(({ location_subtype }) => location_subtype.includes(BUYING));
  if (!isTradeIn || buying.length === 0) return dealerships;
  return dealerships.filter(({ slug }) => buying.some(({ dealership_slug }) => dealership_slug === slug));
}

/**
 * The yards of a form, each dealership's main yard first. None if there is a single one, whose phone number and clock
 * are those of the form's page.
 */
function formYards(context: SiteContext, yards: readonly Yard[], phone: Phone | null): FormYard[] {
  const { site, locationOf, placeOf } = context;
  const zones = new Set(yards.map(({ departments: [first] }) => locationZone(first, site)));
  const found = [...yards]
    .sort((a, b) => Number(b.primary) - Number(a.primary))
    .map((yard): FormYard => {
      const { timezone, name, address, href } = locationOf(yard);
      const isOtherZone = zones.size > 1 || timezone !== site.timezone;
      return {
        dealership: yard.dealership,
        departments: yard.departments.map((department) => department.name.trim()),
        places: [placeOf(yard), address.city],
        phone: yardPhone(yard),
        timezone,
        clockSuffix: isOtherZone ? clockSuffix(timezone, name) : '',
        yardPath: href,
      };
    });
  const isSame = ({ phone: own, clockSuffix }: FormYard) =>
    (own === null || own.href === phone?.href) && clockSuffix === '';
  return found.length === 1 && found.every(isSame) ? [] : found;
}

function phonesByType({ phone_overrides }: Site): PageForm['phones'] {
  const phones = CAR_TYPES.flatMap((type) => {
    const phone = phoneView(phone_overrides[type] ?? '');
    return phone ? [[type, phone] as const] : [];
  });
  return phones.length > 0 ? Object.fromEntries(phones) : undefined;
}

/**
 * Creates the data of a form on a page, with the dealer's settings.
 *
 * @param yard the yard that the form is for; null if the shopper chooses one
 */
export function createPageForm(
  context: SiteContext,
  form: PageFormId,
  config: Config,
  yard: Yard | null,
): PageForm {
  const { site, pages, yards, searchHref } = context;
  const { forms } = config;
  const { header } = context.chromeOf(config);
  const offeredYards = yard ? [yard] : yards;
  const isTradeIn = form === 'trade-in';
  const locations = offeredYards.flatMap(({ departments }) => departments.map(({ name }) => name.trim()));
  const dealership = site.dealerships.find(({ slug }) => slug === yard?.dealership);
  // A page for all yards has the contacts of the primary yard. Its phone number is also in the header, unless
  // `header.phone` is configured.
  const contactYard = yard ?? primaryYard(yards);
  const sales = yard?.departments.find((one) => departmentOf(one) === 'sales');
  const mail = contactYard?.departments.find((one) => one.contact_detail.email);
  const phone = (yard && yardPhone(yard)) ?? header.phone;
  const flagsThatDiffer = ownFlags(context, form, config, offeredYards);
  const choices = formYards(context, offeredYards, phone);
  return {
    form,
    subject: {
      websiteId: site.id,
      dealershipId: dealership?.id ?? null,
      timezone: sharedZone(
        offeredYards.flatMap(({ departments }) => departments),
        site,
      ),
      clockSuffix: '',
      ...(yard && { yardPath: context.locationOf(yard).href }),
      phone,
      mail: mail ? `mailto:${mail.contact_detail.email}` : null,
      termsHref: pages.linkTo('terms'),
      vehicle: null,
    },
    settings: {
      ...formFlags(config),
      locationPlaceholder: forms.location_placeholder,
      locations: [...new Set(locations)],
      ...(sales && { location: sales.name.trim() }),
      dealerships: dealershipsFor(site, isTradeIn).map(({ slug, name }) => ({ value: slug, label: name })),
      ...(!forms.preferred_dealership && { hidesDealerships: true }),
      ...(flagsThatDiffer.length > 0 && { ownFlags: flagsThatDiffer }),
      captcha: site.captcha,
      ...(form === 'book-test-drive' && { texts: testDriveTexts(form, testDriveWord(site, config)) }),
      ...(PAGE_FORMS[form].books === 'service' && serviceSettings(offeredYards, config)),
      ...(isTradeIn && {
        tradeIn: {
          state: forms.default_state.toLowerCase(),
          odometerRequired: site.kind !== 'caravans',
          questions: config.trade_in.questions,
          savesValuation: config.trade_in.save_valuation,
        },
      }),
    },
    notice: collectionNotice(site, config, pages.linkTo('privacy')),
    ...(choices.length > 0 && { yards: choices }),
    ...(PAGE_FORMS[form].namesVehicle && {
      phones: phonesByType(site),
      stock: { label: `See our ${config.wording.vehicles}`, href: searchHref },
    }),
  };
}
