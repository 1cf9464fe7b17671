import { Document, isMap, isNode, isSeq, visit } from 'yaml';
import { slugify } from '../../../src/lib/slug.ts';
import type { Site } from '../../../src/tenant/schema/site.ts';
import { zonesOfState } from '../../../src/tenant/time-zones.ts';
import type { AccentTheme } from './accent-theme.ts';
import type { ChosenPictures } from './choose-pictures.ts';
import { KIND_LOOKS } from './kind-look.ts';
import type { NewYard } from './parse-yard.ts';

/** The answers from which a tenant is made. */
export interface NewTenant {
  slug: string;
  name: string;
  kind: Site['kind'];
  url: string;
  colours: AccentTheme;
  yards: readonly [NewYard, ...NewYard[]];
  /** Makes sold new. */
  makes: readonly string[];
  abn: string | null;
  licence: { label: string; number: string } | null;
  /** Name of the logo's file in the folder `pictures`; null without a logo. */
  logo: string | null;
  pictures: ChosenPictures | null;
}

/** Begins each comment above words that the dealer should replace. */
export const REPLACE = 'REPLACE';

/** "Chermside", "Chermside and Aspley", "Chermside, Aspley and Ipswich" */
const places = (yards: readonly NewYard[]): string =>
  new Intl.ListFormat('en-AU').format([...new Set(yards.map(({ address }) => address.city))]);

const dealershipSlug = ({ slug }: NewTenant, yard: NewYard): string =>
  yard.slug.startsWith(slug) ? yard.slug : `${slug}-${yard.slug}`;

function homePage({ kind, yards, pictures }: NewTenant) {
  const { sections, vehicles } = KIND_LOOKS[kind];
  const top = pictures?.top ?? null;
  const gallery = pictures?.gallery ?? [];
  return {
    title: `${vehicles.charAt(0).toUpperCase()}${vehicles.slice(1)} in ${places(yards)}`,
    lede: 'Every one in stock is here, with its price and the yard where it stands.',
    ...(top && { hero_image: { src: `pictures/${top.file}` } }),
    sections: [
      top ? { section: 'hero', form: 'photo', alt: top.name ?? '' } : { section: 'hero', form: 'words' },
      ...sections,
      ...(gallery.length > 0
        ? [
            {
              section: 'gallery',
              title: 'Have a look',
              pictures: gallery.map(({ file, name }) => ({
                picture: { src: `pictures/${file}`, alt: name ?? '' },
                ...(name !== null && { caption: name }),
              })),
            },
          ]
        : []),
      {
        section: 'yards',
        form: 'hours',
        title: yards.length === 1 ? 'Where we are' : 'Where we are, and when',
      },
    ],
  };
}

/** The configuration of a new tenant. It states nothing but what was answered. */
function siteOf(tenant: NewTenant) {
  const { slug, name, kind, url, colours, yards, makes, abn, licence, logo } = tenant;
  const [main] = yards;
  const { look, theme } = KIND_LOOKS[kind];
  const manufacturers = makes.map((make) => ({ id: slugify(make), name: make, slug: slugify(make) }));
  return {
    name,
    slug,
    id: `fc-${slug}`,
    url,
    ...(logo !== null && { logo: { url: `pictures/${logo}` } }),
    timezone: zonesOfState(main.address.state)[0],
    kind,
    ...(abn !== null && { abn }),
    ...(licence && { licences: [{ state: main.address.state, ...licence }] }),
    address: main.address,
    home: homePage(tenant),
    look,
    theme: { ...theme, ...colours },
    dealerships: yards.map((yard, at) => ({
      id: `${slug}-${at + 1}`,
      slug: dealershipSlug(tenant, yard),
      name: yards.length === 1 ? name : `${name} ${yard.name}`,
    })),
    locations: yards.map((yard, at) => ({
      id: `${slug}-${at + 1}-sales`,
      name: yard.name,
      slug: yard.slug,
      location_type: 'sales',
      dealership_id: `${slug}-${at + 1}`,
      dealership_slug: dealershipSlug(tenant, yard),
      ...(at === 0 && { primary: true }),
      ...(makes.length > 0 && { manufacturers: makes }),
      ...(licence && { dealer_license_number: licence.number }),
      address: yard.address,
      contact_detail: {
        phone: yard.phone,
        ...(yard.email !== null && { email: yard.email }),
        opening_hours: yard.hours,
      },
    })),
    ...(manufacturers.length === 1 && {
      manufacturer: { name: manufacturers[0]?.name, id: manufacturers[0]?.id },
    }),
    ...(manufacturers.length > 0 && { manufacturers }),
    config: {
      // Nothing is known about sales of a dealer who has just moved in, and consent is not given by a ticked box.
      vehicle: { sales_counter: false },
      forms: { opt_in_ticked: false, default_state: main.address.state },
      wording: { vehicles: KIND_LOOKS[kind].vehicles },
    },
  };
}

/** Comments above what the dealer should replace, by its place. */
const MARKS: readonly (readonly [path: readonly (string | number)[], text: string])[] = [
  [['url'], 'the address that the site is published at.'],
  [['home', 'title'], 'what the dealer stands for, in three to six words.'],
  [['home', 'lede'], 'what somebody would hear at the door.'],
  [['home', 'sections', 0, 'alt'], 'what the picture shows, for people who cannot see it.'],
];

/** Keys with an empty line above them. */
const GROUPS = new Set(['home', 'look', 'theme', 'dealerships', 'locations', 'manufacturers', 'config']);

/** The text of `site.yaml`. */
export function siteYaml(tenant: NewTenant): string {
  const document = new Document(siteOf(tenant), { aliasDuplicateObjects: false });
  document.commentBefore =
    ' yaml-language-server: $schema=../_schema/site.schema.json\n Every key is explained in docs/tenant-guide.md.';
  for (const [path, text] of MARKS) {
    const parent = document.getIn(path.slice(0, -1), true) as { items?: { key: unknown }[] } | undefined;
    const pair = parent?.items?.find(({ key }) => isNode(key) && String(key) === path.at(-1));
    if (pair && isNode(pair.key)) pair.key.commentBefore = ` ${REPLACE}: ${text}`;
  }
  for (const { key } of isMap(document.contents) ? document.contents.items : [])
    if (isNode(key) && GROUPS.has(String(key))) key.spaceBefore = true;
  visit(document, {
    // An address and the hours of a day fit in a line each.
    Pair: (_, { key, value }) => {
      const name = String(key);
      if (isMap(value) && name === 'address') value.flow = true;
      if (isSeq(value) && name === 'opening_hours')
        for (const item of value.items) if (isMap(item)) item.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** The page about the dealer, with what is known. */
export const aboutText = ({ name, kind, yards }: NewTenant): string =>
  [
    '---',
    `title: ${JSON.stringify(`About ${name}`)}`,
    `# ${REPLACE}: one sentence, which search engines show, too.`,
    `description: ${JSON.stringify(`Who ${name} is, and where to find us in ${places(yards)}.`)}`,
    '---',
    '',
    `<!-- ${REPLACE}: who you are, since when, and what you do differently. -->`,
    `${name} has ${KIND_LOOKS[kind].vehicles} at:`,
    '',
    ...yards.map(
      ({ name: yard, address: { street, city, state, postcode } }) =>
        `- **${yard}**, ${street}, ${city} ${state} ${postcode}`,
    ),
    '',
    'Come in, ring or write to us.',
    '',
  ].join('\n');
