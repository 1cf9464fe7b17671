import { localTime } from '../lib/clock.ts';
import { hostSource } from '../lib/host-source.ts';
import { componentsInSlot } from '../tenant/named-components.ts';
import type { Config } from '../tenant/schema/config.ts';
import { CARD_SLOTS } from '../tenant/schema/slots.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { displayOf } from '../tenant/theme/display.ts';
import { footerView } from './footer.ts';
import { absoluteUrl } from './head.ts';
import { headerYard } from './header-yard.ts';
import { mainPhone, yardPhone } from './locations/location-view.ts';
import { lookOf } from './look.ts';
import { headerMenus } from './menus.ts';
import type { Nav } from './nav.ts';
import type { Chrome, StripGroup } from './page.ts';
import { popupView } from './popup.ts';
import { searchSource } from './search/search-source.ts';
import { templateHosts } from './template-hosts.ts';
import { themeCss } from './theme-css.ts';

export interface ChromeInput {
  tenant: Tenant;
  nav: Nav;
  today: Date;
  /** Address of a body type's picture for the mega menu; null if the site has none. */
  bodyImage: (body: string) => string | null;
  /** Hosts of the pictures of the stock and of the tenant's own settings and content. */
  pictureHosts: readonly string[];
}

function megaMenuView(
  config: Config,
  nav: Nav,
  bodyImage: ChromeInput['bodyImage'],
): Chrome['header']['mega'] {
  const { promo } = config.header;
  return {
    label: config.header.vehicles_menu,
    bodies: nav.bodies.map(({ label, href, body }) => ({ label, href, body, image: bodyImage(body) })),
    brand: nav.brand,
    makes: nav.makes,
    conditions: nav.conditions,
    promo:
      promo && nav.answers(promo.link)
        ? { title: promo.title, text: promo.text, href: promo.link, image: promo.image ?? null }
        : null,
  };
}

/** Groups of models that have a picture and a model with a page. */
function modelStrip({ look, model_groups }: Tenant['site'], nav: Nav): StripGroup[] {
  if (!look.header_strip) return [];
  return model_groups.flatMap(({ title, picture, models }) => {
    const names = models.map(({ name }) => name.toLowerCase());
    const links = nav.models.filter(({ label }) => names.includes(label.toLowerCase()));
    return picture && links.length > 0 ? [{ title, picture, models: links }] : [];
  });
}

function headerView(input: ChromeInput, config: Config): Chrome['header'] {
  const { tenant, nav, bodyImage, today } = input;
  return {
    phone: mainPhone(config.header.phone, nav.yards),
    notice: config.header.notice ?? null,
    menus: headerMenus(tenant.site, config, nav),
    mega: megaMenuView(config, nav, bodyImage),
    strip: modelStrip(tenant.site, nav),
    locations: nav.yards.map((yard) => ({ name: yard.name, href: yard.href, phone: yardPhone(yard) })),
    yard: headerYard(tenant.site, config, nav.yards, today),
  };
}

/** Only SVG files need it, and the mark is in the HTML of every page. */
const XMLNS = ' xmlns="http://www.w3.org/2000/svg"';

/**
 * Returns a function that builds the chrome for a configuration: header, footer, theme and other data of the frame
 * around a page. The result is cached, so pages with the same configuration share one object.
 */
export function chromeFor(input: ChromeInput): (config: Config) => Chrome {
  const { site, content, logoMark } = input.tenant;
  const { pages } = input.nav;
  const { year } = localTime(input.today, site.timezone);
  const theme = themeCss(site.theme);
  const look = lookOf(input.tenant);
  const listParts = {
    cards: CARD_SLOTS.flatMap((slot) => componentsInSlot(site, slot)),
    tiles: componentsInSlot(site, 'promo_tile'),
  };
  const cache = new Map<Config, Chrome>();
  return (config) => {
    const cached = cache.get(config);
    if (cached) return cached;
    const { wording, buttons, chat, legal, location_widgets, map } = config;
    const chrome: Chrome = {
      tenant: site.slug,
      dealer: {
        name: site.name,
        tagline: site.tagline,
        legalName: site.legal_name ?? site.name,
        abn: site.abn ?? null,
        url: absoluteUrl(site, ''),
        licences: site.licences,
        facebook: site.facebook_url ?? null,
        instagram: site.instagram_url ?? null,
        kind: site.kind,
      },
      logo: { mark: logoMark?.replace(XMLNS, '') ?? null, url: site.logo.url ?? null },
      themeCss: theme,
      look,
      displayWidth: displayOf(site.theme).width,
      imageHosts: [
        ...new Set([
          ...config.images.hosts.flatMap((host) => hostSource(host) ?? []),
          ...templateHosts([config.images.template, map.tiles, map.picture]),
          ...input.pictureHosts,
        ]),
      ],
      homeHref: pages.addressOf('home'),
      searchHref: input.nav.searchHref,
      contactHref: pages.linkTo('contact') ?? pages.addressOf('locations'),
      locationsHref: pages.addressOf('locations'),
      termsHref: pages.linkTo('terms'),
      header: headerView(input, config),
      footer: footerView(site, config, input.nav, content, year),
      popup: popupView(site, input.today),
      slots: config.slots,
      listParts,
      saved: { favourites: site.favourites_storage === 'local', compare: config.favourites.compare },
      config: { wording, buttons, chat, legal, location_widgets, map },
      search: searchSource(site, config),
    };
    cache.set(config, chrome);
    return chrome;
  };
}
