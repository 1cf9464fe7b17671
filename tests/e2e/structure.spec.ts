import sharp from 'sharp';
import { PRIVATE } from '../fixture-site/cars.ts';
import { answer, CONTRARY, DEMO_TENANTS, PLAIN } from '../support/hosts.ts';
import { jsonLdOf, tagsOf } from '../support/html.ts';
import { htmlRules } from '../support/html-rules.ts';
import { publishedBytes, publishedPages, publishedTexts, siteAnswers } from '../support/published.ts';
import { samplePaths, stockOf } from '../support/samples.ts';
import { expect, test } from './site.ts';

const DEALER = /^(AutoDealer|MotorcycleDealer|Organization)$/;
const VEHICLE = /^(Car|Motorcycle|Vehicle)$/;
/** schema.org types that each kind of page must have. */
const TYPES: Record<string, (string | RegExp)[]> = {
  home: ['WebSite', DEALER],
  search: ['ItemList', 'BreadcrumbList'],
  vehicle: [VEHICLE, 'BreadcrumbList'],
  'vehicle without pictures': [VEHICLE, 'BreadcrumbList'],
  'sold vehicle': [VEHICLE, 'BreadcrumbList'],
  locations: [DEALER, 'BreadcrumbList'],
  location: [DEALER, 'BreadcrumbList'],
  'dealership stock': ['ItemList', 'BreadcrumbList'],
  directory: ['BreadcrumbList'],
  'budget finder': ['BreadcrumbList'],
  content: ['BreadcrumbList'],
  offer: ['BreadcrumbList'],
  brands: ['BreadcrumbList'],
  brand: ['BreadcrumbList'],
  'brand overview': ['BreadcrumbList'],
  model: ['BreadcrumbList'],
  form: ['BreadcrumbList'],
  'whole list': ['BreadcrumbList'],
  'not found': [],
};

for (const tenant of DEMO_TENANTS) {
  test(`${tenant}: each kind of page has the JSON-LD types of its kind, and vehicles for sale and sold ones state their availability`, async () => {
    for (const [kind, path] of Object.entries(samplePaths(tenant))) {
      const { body } = await answer(tenant, path);
      const blocks = jsonLdOf(body);
      const types = blocks.map((block) => String(block['@type']));
      for (const wanted of TYPES[kind] ?? ['an unknown kind'])
        expect(
          types.some((type) => (typeof wanted === 'string' ? type === wanted : wanted.test(type))),
          `${tenant} ${kind}: ${wanted} in ${types}`,
        ).toBe(true);
      for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
      if (kind.includes('vehicle')) {
        const offer = blocks.find((block) => VEHICLE.test(String(block['@type'])))?.offers as
          | Record<string, unknown>
          | undefined;
        if (kind === 'sold vehicle') expect(offer?.availability).toBe('https://schema.org/SoldOut');
        if (kind === 'vehicle') expect(offer?.availability).toBe('https://schema.org/InStock');
      }
    }
  });

  test(`${tenant}: no page of the site has dead links, skipped heading levels, invalid select lists or duplicate ids`, () => {
    const pages = publishedPages(tenant);
    expect(pages.length).toBeGreaterThan(50);
    const answers = siteAnswers(tenant);
    const ids = new Map<string, Set<string>>();
    const dead = new Map<string, string>();
    const wrong: string[] = [];
    const fragments: { from: string; path: string; id: string }[] = [];
    for (const { path, html } of pages) {
      const tags = tagsOf(html);
      const pageIds = tags.flatMap(({ attributes: { id } }) => (id ? [id] : []));
      const duplicates = pageIds.filter((id, index) => pageIds.indexOf(id) !== index);
      if (duplicates.length > 0) wrong.push(`${path}: the id ${duplicates[0]} occurs twice`);
      ids.set(path.replace(/(.)\/$/, '$1'), new Set(pageIds));
      // Dialogs have headings of their own, apart from the outline of the page.
      const levels = tagsOf(html.replace(/<dialog[\s\S]*?<\/dialog>/g, ''))
        .filter(({ name }) => /^h[1-6]$/.test(name))
        .map(({ name }) => Number(name[1]));
      if (levels.filter((level) => level === 1).length !== 1)
        wrong.push(`${path}: there must be one h1, but the heading levels are ${levels}`);
      levels.forEach((level, index) => {
        const before = levels[index - 1] ?? 1;
        if (level > before + 1) wrong.push(`${path}: an h${level} follows an h${before}`);
      });
      for (const [at, { name, attributes }] of tags.entries()) {
        // A rule of HTML that html-validate does not check, only the Nu checker.
        if (name === 'select' && 'required' in attributes && tags[at + 1]?.attributes.value !== '')
          wrong.push(
            `${path}: the first option of the required select ${attributes.id} must have an empty value`,
          );
        // Forms are posted to the service, whose addresses are not files of the site.
        if (name === 'form' && attributes.method === 'post') continue;
        const address =
          name === 'a' || name === 'link' || name === 'form'
            ? (attributes.href ?? attributes.action)
            : attributes.src;
        if (address === '') wrong.push(`${path}: <${name}> has an empty address`);
        if (!address || /^(https?:|tel:|mailto:)/.test(address)) continue;
        const url = new URL(address, `http://site${path}`);
        if (!dead.has(url.pathname) && !answers(url.pathname)) dead.set(url.pathname, path);
        if (url.hash && name === 'a')
          fragments.push({ from: path, path: url.pathname.replace(/(.)\/$/, '$1'), id: url.hash.slice(1) });
      }
    }
    for (const { from, path, id } of fragments) {
      if (ids.has(path) && !ids.get(path)?.has(id) && !dead.has(`#${id}`))
        dead.set(`#${id}`, `${from} to ${path}`);
    }
    expect([...dead].map(([to, from]) => `${from} → ${to}`)).toEqual([]);
    expect(wrong.slice(0, 20)).toEqual([]);
  });
}

for (const tenant of [...DEMO_TENANTS, PLAIN, CONTRARY]) {
  test(`${tenant}: every page has a preview picture for links to it, a JPEG of 1200 × 630 px, and the site has icons`, async () => {
    const pictures = new Set<string>();
    for (const { path, html } of publishedPages(tenant)) {
      const { attributes } = tagsOf(html).find(({ attributes }) => attributes.property === 'og:image') ?? {};
      expect(attributes?.content, path).toMatch(/^https:\/\/[^/]+\/media\/social\/[a-z0-9]+\.jpg$/);
      pictures.add(new URL(attributes?.content ?? '').pathname);
    }
    expect(pictures.size).toBeGreaterThan(1);
    for (const path of pictures) {
      const { format, width, height } = await sharp(publishedBytes(tenant, path)).metadata();
      expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
    const touch = await sharp(publishedBytes(tenant, '/apple-touch-icon.png')).metadata();
    expect([touch.format, touch.width, touch.height]).toEqual(['png', 180, 180]);
    const icon = publishedBytes(tenant, '/favicon.ico');
    // Bytes 18 and 34 of an ICO file hold the offsets of its first and second picture.
    const [first, last] = [icon.readUInt32LE(18), icon.readUInt32LE(34)];
    const sizes = [icon.subarray(first, last), icon.subarray(last)].map((png) => sharp(png).metadata());
    expect((await Promise.all(sizes)).map(({ width }) => width)).toEqual([16, 32]);
    const links = tagsOf((await answer(tenant, '/')).body).filter(({ name }) => name === 'link');
    const linked = links.flatMap(({ attributes: { rel = '', href = '' } }) =>
      /icon/.test(rel) ? [href] : [],
    );
    expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  });

  test(`${tenant}: each kind of page is valid HTML`, async () => {
    for (const [kind, path] of Object.entries(samplePaths(tenant))) {
      const { body } = await answer(tenant, path);
      const { results } = await htmlRules.validateString(body, kind);
      const found = results
        .flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, message }) => `${path}:${line}:${column} ${ruleId}: ${message}`);
      // html-validate accepts these errors, which the Nu checker reports.
      if (!/<\/body>\s*<\/html>\s*$/.test(body)) found.push(`${path}: there is content after </html>`);
      if (/<(h[1-6])\b(?:(?!<\/\1>)[\s\S])*role="status"/.test(body))
        found.push(`${path}: a heading contains an element with role="status"`);
      for (const { attributes } of tagsOf(body))
        if (/[[\]]/.test(attributes.href ?? ''))
          found.push(`${path}: the link ${attributes.href} has unescaped brackets`);
      expect.soft(found, kind).toEqual([]);
    }
  });
}

test('no page or file of a site contains private data of sellers', () => {
  for (const tenant of [PLAIN, CONTRARY]) {
    const pages = publishedPages(tenant);
    expect(pages.some(({ html }) => html.includes('2023 Mazda CX-5'))).toBe(true);
    for (const { path, text } of publishedTexts(tenant))
      for (const secret of Object.values(PRIVATE))
        expect(text.includes(secret), `${tenant}${path}: ${secret}`).toBe(false);
  }
  for (const tenant of DEMO_TENANTS) {
    const suburbs = new Set(stockOf(tenant).flatMap((car) => car.private_suburb ?? []));
    expect(suburbs.size).toBeGreaterThan(0);
    for (const { path, text } of publishedTexts(tenant))
      for (const suburb of suburbs) expect(text.includes(suburb), `${tenant}${path}: ${suburb}`).toBe(false);
  }
});
