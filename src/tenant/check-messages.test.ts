import { relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultDataRoot } from '../stock/data-folder/data-files.ts';
import { FILTER_NAMES } from '../stock/search-filters.ts';
import { type Checked, checkTenants } from './check-tenants.ts';

const ROOT = 'tests/fixtures/tenants/broken';
/** Already 21 November in Sydney, where the broken tenants are. */
const NOW = new Date('2026-11-20T14:00:00Z');

let checked: Map<string, Checked>;

beforeAll(async () => {
  const all = await checkTenants({ root: ROOT, dataRoot: defaultDataRoot(ROOT), now: NOW });
  checked = new Map(all.map((one) => [one.tenant, one]));
});

/** Formats every problem of a tenant as "file:line:column severity path: message". */
function problemsOf(tenant: string): string[] {
  const problems = checked.get(tenant)?.problems ?? [];
  return problems.map(({ file, line, column, severity, path, message }) => {
    const place = `${relative(`${ROOT}/${tenant}`, file)}:${line}:${column} ${severity}`;
    return `${place}${path ? ` ${path}` : ''}: ${message}`;
  });
}

describe('check reports every problem of a broken tenant at once', () => {
  it('misspelt key: names the nearest known key, or the group that the key belongs to', () => {
    expect(problemsOf('misspelt-key')).toEqual([
      'site.yaml:1:1 error nmae: Unknown key "nmae". Did you mean "name"?',
      'site.yaml:21:14 error config.buttons.explor: Unknown key "explor". Did you mean "explore"?',
      'site.yaml:22:3 error config.reserve_deposit: Unknown key "reserve_deposit" here. It belongs under config.pricing.',
      'site.yaml:23:1 error favourites: Unknown key "favourites". Did you mean "favourites_storage"?',
    ]);
  });

  it('sections of pages: names unknown ones with the nearest known, those that the kind of page cannot have, and those that are listed twice or missing', () => {
    expect(problemsOf('odd-sections')).toEqual([
      expect.stringMatching(
        /^content\/about-us\.md:6:14 error sections\[1\]\.section: Expected "section" to be .*"arrivals", "article", .* or one of \d+ others; found "hero"\.$/,
      ),
      expect.stringMatching(
        /^site\.yaml:12:16 error home\.sections\[1\]\.section: Expected "section" to be .*"arrivals", .* or one of \d+ others; found "arivals"\. Did you mean "arrivals"\?$/,
      ),
      'site.yaml:14:7 error home.sections[2].titel: Unknown key "titel". Did you mean "title"?',
      'site.yaml:15:7 error home.sections[3]: Expected a group of keys; found "offers".',
      'site.yaml:18:14 error home.sections[5].title: Expected text; found 7. Put it in quotes: "7".',
      expect.stringMatching(
        /^site\.yaml:33:18 error pages\.location\.sections\[0\]\.section: .*; found "article"\.$/,
      ),
      expect.stringMatching(
        /^site\.yaml:37:18 error pages\.search\.sections\[1\]\.section: .*"browse", .* or one of \d+ others; found "finder"\.$/,
      ),
      expect.stringMatching(
        /^site\.yaml:40:18 error pages\.dealership_stock\.sections\[0\]\.section: .*"browse", .* or one of \d+ others; found "results"\.$/,
      ),
      'site.yaml:43:5 error pages.directory.sections: A list of makes and models needs the section "model-list", which has its heading.',
      expect.stringMatching(
        /^site\.yaml:48:18 error pages\.budget\.sections\[1\]\.section: .*; found "budget"\. Did you mean "budget-finder"\?$/,
      ),
    ]);
    expect(problemsOf('repeated-section')).toEqual([
      'site.yaml:10:3 error home.sections: A home page needs the section "hero", which has its heading.',
      'site.yaml:13:16 error home.sections[2].section: The page has the section "finder" already.',
      expect.stringMatching(
        /^site\.yaml:\d+:5 error pages\.offer\.sections: A page of an offer needs the section "offer", which has its heading\.$/,
      ),
    ]);
  });

  it('wrong type or value: shows what was found, what is allowed and how to write it', () => {
    expect(problemsOf('wrong-type')).toEqual([
      'site.yaml:6:71 error address.postcode: Expected four digits; found 2800. Put it in quotes: "2800".',
      'site.yaml:7:9 error home.title: Expected text; found a list.',
      'site.yaml:20:11 error autograb: Expected true or false; found "yes". Write true or false, without quotes.',
      'site.yaml:22:23 error config.wording.explore: Expected "Explore Vehicle" or "View Details"; found "View Detail". Did you mean "View Details"?',
      'site.yaml:23:24 error config.stock.stale_days: Expected 0, 1, 2, 3, 4, 5, 7 or 14; found 6.',
      'site.yaml:24:22 error config.images.quality: Expected a whole number from 1 to 100; found "70". Remove the quotes.',
      'site.yaml:24:36 error config.images.widths: Expected a list; each entry a whole number from 80 to 4000; found 400. Start each entry of the list with "- ".',
      'site.yaml:25:20 error config.header.phone: Expected a phone number such as 07 3555 0100; found 255500100. Put it in quotes: "0255500100".',
      'site.yaml:26:22 error config.claims[1]: Expected "warranty", "mechanical_protection", "freight", "video_calls", "finance", "trade_in", "quality_assured" or "servicing_since_1969"; found "frieght". Did you mean "freight"?',
    ]);
  });

  it('missing picture, component or logo mark: names the nearest existing file', () => {
    const nowhere = "in the tenant's public folder or among the project's demo pictures.";
    expect(problemsOf('missing-file')).toEqual([
      `content/about-us.md:6:23 error: There is no file for "/media/yards.svg" ${nowhere} Did you mean "/media/yard.svg"?`,
      'site.yaml:20:15 error logo.mark: There is no file "marc.svg" in the tenant\'s folder. Did you mean "mark.svg"?',
      `site.yaml:22:46 error brands[0].logo.source: There is no file for "/media/yrad.svg" ${nowhere} Did you mean "/media/yard.svg"?`,
      `site.yaml:22:73 error brands[0].banner: There is no file for "/media/none/at-all.avif" ${nowhere}`,
      'site.yaml:24:20 error config.slots.header: There is no component overrides/RedHedder.astro in the tenant\'s folder. Did you mean "RedHeader"?',
    ]);
  });

  it('duplicate slug, id or address: names the tenant that already has it', () => {
    expect(problemsOf('twin-one')).toEqual([]);
    const own = 'Each tenant needs its own.';
    expect(problemsOf('twin-two')).toEqual([
      'site.yaml:2:7 error slug: The slug "twin-one" differs from the folder "twin-two". Make them the same.',
      `site.yaml:2:7 error slug: The slug "twin-one" is already taken by twin-one/site.yaml, line 2. Commands find a tenant by it. ${own}`,
      `site.yaml:3:5 error id: The id "b-04" is already taken by twin-one/site.yaml, line 3. API calls identify sites by it. ${own}`,
      `site.yaml:4:6 error url: The url "https://TWIN-one.example/" is already taken by twin-one/site.yaml, line 4. Two sites cannot be published at one address. ${own}`,
    ]);
  });

  it('low contrast: shows the ratio, which key to change and in which direction', () => {
    expect(problemsOf('low-contrast')).toEqual([
      'site.yaml:20:1 error theme.on_accent: Text on accent buttons has a contrast of 2.33:1; the minimum is 4.5:1. Lower theme.accent_lightness from 0.75 to 0.58.',
      'site.yaml:22:16 error theme.accent_text: Accent text on the background of the pages has a contrast of 1.90:1; the minimum is 4.5:1. Make theme.accent_text darker.',
      'site.yaml:23:19 error theme.on_stage_muted: Muted text on the stage has a contrast of 2.24:1; the minimum is 4.5:1. Make theme.on_stage_muted lighter.',
      'site.yaml:25:12 error theme.on_foot: Text in the footer has a contrast of 3.94:1; the minimum is 4.5:1. Make theme.foot darker.',
      'site.yaml:26:18 error theme.on_foot_muted: Muted text in the footer has a contrast of 3.94:1; the minimum is 4.5:1. Make theme.foot darker.',
    ]);
  });

  it('script in a text: reports it in offers and pages, but not on a page that only mentions scripts', () => {
    const never = 'It is never published, because it could run scripts or load other pages. Remove it.';
    expect(problemsOf('script-in-description')).toEqual([
      `content/fleet.md:8:1 error: This text contains a <iframe> tag. ${never}`,
      `site.yaml:22:11 error offers[0].name: This text contains a script in "onerror" of <img>. ${never}`,
      `site.yaml:23:18 error offers[0].description: This text contains a <script> tag. ${never}`,
      `site.yaml:24:17 error offers[0].disclaimer: This text contains a javascript: address in "href" of <a>. ${never}`,
    ]);
  });

  it('expired offer or popup: compares its last day with today’s date in the dealer’s time zone', () => {
    expect(problemsOf('offer-ended')).toEqual([
      'site.yaml:21:63 warning offers[0].ends: The offer "spring" ended on 19 November 2026. No page lists it any more, and its own page says that it has ended. Remove it, or give it a new last day.',
      'site.yaml:22:60 warning offers[1].ends: The offer "today" ended on 20 November 2026. No page lists it any more, and its own page says that it has ended. Remove it, or give it a new last day.',
      'site.yaml:23:90 error offers[2].ends: The offer "muddled" ends on 1 January 2027, before it starts on 1 February 2027. Correct one of the two dates.',
      'site.yaml:24:100 warning popup.expiryDate: The popup expired on 1 October 2026, so no page shows it. Remove it, or give it a new expiryDate.',
    ]);
  });

  it('unknown time zone: names the nearest known one', () => {
    expect(problemsOf('unknown-timezone')).toEqual([
      'site.yaml:5:11 error timezone: There is no time zone "Australia/Sidney". Did you mean "Australia/Sydney"?',
    ]);
  });

  it('impossible hours: reports closing before opening, duplicate days and open days without times', () => {
    const hours = 'locations[0].contact_detail.opening_hours';
    const twice = 'appears twice and its hours overlap. Keep one entry, or two that do not overlap.';
    expect(problemsOf('confused-hours')).toEqual([
      `site.yaml:22:61 error ${hours}[0].close: The closing time 08:30 is not after the opening time 17:30. Write times in 24 hours: 5 pm is 17:00.`,
      `site.yaml:24:22 error ${hours}[2].weekday: Friday (weekday 5) ${twice}`,
      `site.yaml:25:11 error ${hours}[3]: Tuesday is Open but has no "close" time. Add one such as "08:30", or set its status to Closed.`,
      `site.yaml:26:45 error ${hours}[4].open: Expected a time such as 08:30; found "9:00".`,
      `site.yaml:27:22 error ${hours}[5].weekday: Expected a whole number from 0 to 6; found 7.`,
      `site.yaml:30:22 error ${hours}[8].weekday: Thursday (weekday 4) appears twice, and not both entries have times. Keep one entry.`,
      'site.yaml:32:70 error special_hours[0].end_hour: The closing time 10:00 is not after the opening time 16:00. Write times in 24 hours: 5 pm is 17:00.',
      'site.yaml:33:56 error special_hours[1].location_name: There is no location named "Ornage". Allowed: "Orange" or "Orange Sales". Did you mean "Orange"?',
      'site.yaml:35:29 error special_hours[3].date: 2026-12-25 appears twice for the same department and location. Keep one.',
    ]);
  });

  it('locations: reports an unknown dealership, a duplicate slug, two primary locations and unknown names', () => {
    expect(problemsOf('lost-locations')).toEqual([
      'site.yaml:22:11 error locations[1].slug: The slug "orange" is already used by locations[0] on line 14. Each entry needs its own.',
      'site.yaml:23:20 error locations[1].dealership_id: The dealership "bathurst" has the id "d2", but this location names the id "d1". Correct dealership_id or dealership_slug.',
      'site.yaml:25:14 error locations[1].primary: "Orange Sales" is already the primary location. There can be only one: remove this line.',
      'site.yaml:32:22 error locations[2].dealership_slug: There is no dealership "bathrst" at this site. Allowed: "orange" or "bathurst". Did you mean "bathurst"?',
      'site.yaml:35:47 error config.location_widgets.order[1]: There is no location "dubo". Allowed: "orange" or "dubbo". Did you mean "dubbo"?',
      'site.yaml:35:71 error config.location_widgets.closed_enquiry[0]: There is no location "bathurst". Allowed: "orange" or "dubbo".',
    ]);
  });

  it('redirects: reports patterns, invalid paths, loops and a path that is redirected twice', () => {
    const pattern = 'is a pattern to static hosts and would catch every address that fits';
    const from = (index: number) => `error redirects[${index}].from: This path cannot be redirected:`;
    const to = (index: number) => `error redirects[${index}].to: This`;
    expect(problemsOf('wild-redirects')).toEqual([
      `site.yaml:21:13 ${from(0)} "/*". "*" ${pattern}, up to the whole site. Name each old path in full.`,
      `site.yaml:22:13 ${from(1)} "/news/:year". A ":" before a word ${pattern}. Name each old path in full.`,
      `site.yaml:23:13 ${from(2)} "/old?id=1". Static hosts compare the path alone: remove the "?" and everything after it.`,
      `site.yaml:23:30 ${to(2)} is not a valid target: "/:splat". A ":" before a word is a placeholder to static hosts. Name the page in full.`,
      `site.yaml:24:13 ${from(3)} "/a\\n/*". It contains a line break or another control character. Remove it.`,
      `site.yaml:25:13 ${from(4)} "https://old.example/a". A redirect starts at a path of this site, such as /old-page.`,
      `site.yaml:25:40 ${to(4)} is not a valid target: "tel:0255500100". A redirect leads to a path such as /finance or to a full address with https://.`,
      `site.yaml:26:24 ${to(5)} redirect leads back to itself: /same → /same. Point it to a page.`,
      `site.yaml:27:23 ${to(6)} redirect leads back to itself: /one → /two → /one. Point it to a page.`,
      `site.yaml:28:23 ${to(7)} redirect leads back to itself: /two → /one → /two. Point it to a page.`,
      'site.yaml:30:13 error redirects[9].from: "/caf%c3%a9/" is the same path as "/café" of redirects[8] on line 29. Keep one.',
    ]);
  });

  it('addresses: reports pages, slugs, redirects and public files with a reserved name or address', () => {
    const page = (path: string, why: string) =>
      `content${path}.md:1:1 error: No page can be at "${path}", because ${why}. Give the file another name.`;
    const slug = (place: string, name: string, why: string) =>
      `site.yaml:${place}.slug: The slug "${name}" cannot be an address, because ${why}. Choose another slug.`;
    const from = (place: string, path: string, why: string) =>
      `site.yaml:${place}.from: "${path}" cannot be redirected, because ${why}. Remove this redirect.`;
    const device = 'Windows reserves that name for a device and cannot store such a file';
    const folderPage = 'static hosts use that name for a folder’s own page';
    expect(problemsOf('reserved-addresses')).toEqual([
      page('/404', 'static hosts use that name for the page of unknown addresses'),
      page('/api', 'the service answers requests there'),
      page('/guides/index', folderPage),
      page('/index', folderPage),
      'public/_redirects:1:1 error: Nothing called "_redirects" can be in the public folder, because static hosts read rules from it. Remove it.',
      slug('10:21 error dealerships[0]', 'con', device),
      slug('15:11 error locations[0]', 'index', folderPage),
      'site.yaml:23:11 error locations[1].slug: This location and the dealership "bathurst" would share the page /locations/bathurst. Give the location another slug.',
      slug('29:32 error manufacturers[0]', 'aux', device),
      from('32:13 error redirects[1]', '/search/used-cars', 'it is a search page'),
      from('33:13 error redirects[2]', '/about-us', 'content/about-us.md is already a page there'),
      from('34:13 error redirects[3]', '/api', 'the service answers requests there'),
    ]);
  });

  it('overrides: reports unknown dealerships, makes, flags and keys, and overrides without a condition', () => {
    const everywhere = 'This override has no condition, so it always applies. Put its settings under config.';
    expect(problemsOf('wild-overrides')).toEqual([
      'site.yaml:24:25 error overrides[0].when.dealership: There is no dealership "ornage" at this site. Allowed: "orange" or "bathurst". Did you mean "orange"?',
      'site.yaml:25:37 error overrides[0].set.header.vehicles_menu: Expected "Vehicles" or "Models"; found "Model". Did you mean "Models"?',
      'site.yaml:26:27 warning overrides[1].when.manufacturer: The make "Hyundia" is not one of the site\'s makes. Did you mean "Hyundai"?',
      'site.yaml:27:12 error overrides[1].set.finnance: Unknown key "finnance". Did you mean "finance"?',
      'site.yaml:28:19 error overrides[2].when.flag: There is no flag "wintersale" at this site. Allowed: "winter_sale". Did you mean "winter_sale"?',
      'site.yaml:29:22 error overrides[2].set.header.promo.link: The key "link" is missing. Meaning: Path or address that the promotion links to. Expected a path such as /finance or a full address.',
      'site.yaml:29:22 error overrides[2].set.header.promo.text: The key "text" is missing. Meaning: One sentence. Expected text.',
      `site.yaml:30:5 warning overrides[3].when: ${everywhere}`,
      'site.yaml:32:13 error overrides[4].when.dealer: Unknown key "dealer". Did you mean "dealership"?',
      `site.yaml:33:38 error overrides[4].set.search.filters[1]: Expected "car_type", "item_type", "make", "model", "badge", "body", "categories", "price", "km", "year", "fuel", "transmission", "colour", "drive" or one of ${FILTER_NAMES.length - 14} others; found "colors". Did you mean "colour"?`,
    ]);
  });

  it('overrides: reports two overrides that can apply together and then contradict each other', () => {
    expect(problemsOf('clashing-overrides')).toEqual([
      'site.yaml:27:5 error overrides[1].set: The settings of overrides[0] on line 24 and overrides[1] on line 26 can apply together, and then search.typesense.host is missing or invalid. Set the whole group in the last of these overrides.',
    ]);
  });

  it('pages: reports missing front matter, a misspelt key and a file name that is not a valid path', () => {
    expect(problemsOf('bad-pages')).toEqual([
      'content/Bad Name.md:1:1 error: The file name is the page\'s path: use lower-case words joined by hyphens, not "Bad Name".',
      'content/half.md:2:1 error titel: Unknown key "titel". Did you mean "title"?',
      'content/no-top.md:1:1 error: Start the file with a line "---", then "title:" and "description:", then another line "---".',
    ]);
  });

  it('legal requirements: warns about price wording, missing comparison rates and missing licence numbers', () => {
    const say =
      'may not be used for government charges in vehicle advertising in NSW. Say "government charges", and show one drive away price.';
    const rate =
      'has no comparison rate. An advertised interest rate needs its comparison rate beside it, in the same size, with the required warning (National Credit Code, sections 160 to 164).';
    expect(problemsOf('careless-law')).toEqual([
      `content/fees.md:6:20 warning: "On-Road charges" ${say}`,
      `content/fees.md:8:14 warning: "3.9% p.a." ${rate}`,
      'site.yaml:12:5 warning locations[0]: "Orange Sales" is in NSW and has no dealer_license_number. NSW law requires dealers to show their licence number on their website (Motor Dealers and Repairers Act 2013, section 19A).',
      `site.yaml:22:24 warning config.legal.price_note: "on road costs" ${say}`,
      `site.yaml:23:24 warning config.wording.no_price: "2.9 % interest" ${rate}`,
    ]);
  });

  it('chat: warns about a chat that no button opens', () => {
    expect(problemsOf('silent-chat')).toEqual([
      'site.yaml:21:19 warning config.chat.script: No button opens this chat: "Instant Message" is switched off everywhere. Set buttons.chat to true.',
    ]);
  });

  it('stock: reports unreadable vehicles, unknown dealerships and new vehicles of an unknown make', () => {
    expect(problemsOf('strange-stock')).toEqual([
      expect.stringMatching(/^site\.yaml:1:1 warning config\.forms\.opt_in_ticked: .*Spam Act 2003/),
      expect.stringMatching(
        /^site\.yaml:1:1 warning config\.vehicle\.sales_counter: .* whether or not the dealer sells/,
      ),
      'stock.jsonl:2:1 warning make: "2023 Hyundia i30" is new, but Hyundia is not among the site\'s manufacturers. Did you mean "Hyundai"?',
      'stock.jsonl:3:1 warning dealership_slug: "2021 Kia Rio" belongs to the dealership "bathrst", which this site does not have. Allowed: "orange" or "bathurst". Did you mean "bathurst"?',
      'stock.jsonl:4:1 error year: "year" of this vehicle must be a year. Found "soon".',
      expect.stringMatching(/^stock\.jsonl:5:1 error line: This line is not JSON: .*$/),
    ]);
  });
});
