import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answer, DEMO_TENANTS, ELSEWHERE, PICTURED, PLAIN } from '../support/hosts.ts';
import { tagsOf } from '../support/html.ts';
import { brotliBytes, gzipBytes, publishedBytes, publishedFile } from '../support/published.ts';
import { fileOf, fixturePath, hasPage, samplePaths, stockOf } from '../support/samples.ts';
import { expect, test } from './site.ts';

const KB = 1000;
/** Brotli levels. Static hosts compress files once, at the best level. The quick one only finds the largest pages. */
const [QUICK, BEST] = [5, 11];
const VEHICLE_HTML_LIMIT = 14 * KB;
/**
 * A picture and its thumbnail take about 17 bytes of compressed HTML. The limit holds for 12 pictures; each further one
 * adds 20 bytes, so a vehicle with 40 pictures may have half a kB more.
 */
const [INCLUDED_PICTURES, BYTES_PER_PICTURE] = [12, 20];
const CSS_LIMIT = 17 * KB;
const PAPER_CSS_LIMIT = 2 * KB;
/** All fonts that a page loads before its first paint. */
const FONT_LIMIT = 60 * KB;
const SCRIPT_LIMIT: Record<string, number> = { vehicle: 110 * KB, search: 145 * KB };
/** Kinds of pages that may load React. Form and offer pages load it only when the form is used. */
const WITH_REACT = new Set(['vehicle', 'search', 'form', 'offer']);
const OTHER_SCRIPT_LIMIT = 10 * KB;
/**
 * Limit for all forms together, in addition to the page: Formik, yup, the table of forms, the captcha, and the code
 * that stores a form until the service has received it (docs/decisions/0048-size-of-forms.md).
 */
const FORMS_LIMIT = 30 * KB;
/** Limit for what a form on a page of its own loads on its first use: React, Formik, yup and the table of forms. */
const FORM_PAGE_LIMIT = 130 * KB;
/** Limit for the code that a search page loads after a search without results (docs/decisions/0086-nearest-vehicles.md). */
const NEAREST_LIMIT = 3 * KB;

/** Number of cards in the first row of a search page, whose pictures have high priority. */
const FIRST_CARDS = 3;
/** Width in px of a picture that suits a phone. */
const PHONE_PICTURE = 480;
/** Maximum number of the platform's module scripts in a page's HTML, by kind of page; 3 for kinds not listed. */
const START_SCRIPTS: Record<string, number> = { search: 6 };

/** Matches static imports of a module. */
const STATIC_IMPORTS = /(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g;
/** Matches static and dynamic imports. */
const ALL_IMPORTS = /(?:from|import)\s*\(?["'`]([^"'`]+\.js)["'`]/g;
/** Matches all scripts that a module names, including workers. */
const ALL_SCRIPTS = /["'`]((?:\/?_astro\/|\.\/)[\w.-]+\.js)["'`]/g;
/** The imports that count towards the script limit of a kind of page. On other kinds only static imports count. */
const MEASURED: Record<string, RegExp> = { vehicle: ALL_IMPORTS, search: ALL_SCRIPTS };

/** All variants of vehicle pages have the same budget. */
const budgetOf = (kind: string): string => (/vehicle/.test(kind) ? 'vehicle' : kind);

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * Scripts that load only on request: the interactive map and its library when a shopper opens it, forms and their
 * libraries when one is opened (they have a limit of their own), the code that sends stored forms if there are any, and
 * the nearest vehicles when a search finds none.
 */
const ON_REQUEST = /\/(open-(map|form)|upgrade-form|forms|sending|unsent|Nearest)\./;

/** The pages of all vehicles that have a page, including sold vehicles. */
const vehiclePages = (tenant: string): { path: string; html: string }[] =>
  stockOf(tenant)
    .filter(({ path }) => hasPage(tenant, path))
    .map(({ path }) => ({ path, html: readFileSync(fileOf(tenant, path), 'utf8') }));

/**
 * Paths of modules and of everything that they import, directly or not, without duplicates.
 *
 * @param without modules to leave out together with their imports; null for none
 */
function withImports(
  tenant: string,
  entries: readonly string[],
  pattern: RegExp,
  without: RegExp | null = ON_REQUEST,
): string[] {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (found.has(path) || without?.test(path)) return;
    found.add(path);
    const code = publishedFile(tenant, path);
    for (const [, imported = ''] of code.matchAll(pattern))
      add(new URL(imported.replace(/^_astro\//, '/_astro/'), `http://site${path}`).pathname);
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** The scripts that a page's HTML names: modules, islands and their renderers, and preloaded modules. */
const entriesOf = (body: string): string[] =>
  tagsOf(body).flatMap(({ name, attributes }) => {
    const { src, href, rel, 'component-url': island, 'renderer-url': renderer } = attributes;
    if (name === 'script' && src) return [src];
    if (name === 'astro-island' && island && renderer) return [island, renderer];
    return name === 'link' && rel === 'modulepreload' && href ? [href] : [];
  });

const inlineStyles = (body: string): string[] =>
  [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

function expectSmallStyles(tenant: string, body: string, where: string): void {
  const linked = tagsOf(body).filter(({ attributes: { rel } }) => rel === 'stylesheet');
  const hrefs = (forPaper: boolean) =>
    linked.flatMap(({ attributes: { media, href = '' } }) =>
      (media === 'print') === forPaper ? [href] : [],
    );
  const sheets = hrefs(false);
  // No browser waits for these before it draws the page.
  const paper = hrefs(true).reduce((sum, href) => sum + gzipBytes(publishedFile(tenant, href)), 0);
  expect(paper, `${where}: styles for paper, gzip`).toBeLessThanOrEqual(PAPER_CSS_LIMIT);
  expect(hrefs(true).length, where).toBeLessThanOrEqual(1);
  for (const href of sheets) expect(publishedFile(tenant, href), href).not.toMatch(/@media\s+print/);
  const css = [...sheets.map((href) => publishedFile(tenant, href)), ...inlineStyles(body)];
  expect(css.length, where).toBeGreaterThan(1);
  // One style sheet for all pages and one for this kind of page. Each override of the dealer may have its own.
  const platformSheets = sheets.filter((href) => !href.includes('/overrides/'));
  expect(platformSheets.length, `${where}: style sheets`).toBeLessThanOrEqual(2);
  const styles = css.reduce((sum, text) => sum + gzipBytes(text), 0);
  expect(styles, `${where}: styles, gzip`).toBeLessThanOrEqual(CSS_LIMIT);
}

test('a form page loads React only when its form is used, and the scripts that load before and after the first use stay within their limits', async () => {
  for (const path of ['/contact', '/success']) {
    const entries = entriesOf((await answer(PLAIN, path)).body);
    const page = withImports(PLAIN, entries, STATIC_IMPORTS, null);
    const codeOf = (files: string[]) => files.map((file) => publishedFile(PLAIN, file));
    const hasReact = (code: string) => /react\.(transitional\.)?element|hydrateRoot/.test(code);
    const sizeOf = (files: string[]) => codeOf(files).reduce((sum, code) => sum + gzipBytes(code), 0);
    expect(codeOf(page).some(hasReact), path).toBe(false);
    expect(sizeOf(page), `${page.join(', ')}, gzip`).toBeLessThanOrEqual(OTHER_SCRIPT_LIMIT);
    if (path === '/success') continue;
    const [upgrade] = codeOf(page).flatMap((code) => code.match(/\bupgrade-form\.[\w-]+\.js/) ?? []);
    const later = withImports(PLAIN, [`/_astro/${upgrade}`], STATIC_IMPORTS, null).filter(
      (file) => !page.includes(file),
    );
    expect(codeOf(later).some(hasReact)).toBe(true);
    expect(sizeOf(later), `${later.join(', ')}, gzip`).toBeLessThanOrEqual(FORM_PAGE_LIMIT);
  }
});

test('the code of forms loads only when a form is opened, and all of it together stays within its limit', async () => {
  const { body } = await answer(PLAIN, fixturePath(PLAIN, 'CX-5'));
  const entries = entriesOf(body);
  const page = withImports(PLAIN, entries, ALL_SCRIPTS);
  // Opening a form loads neither the code that sends forms of earlier pages, nor the forms of form pages, nor what opens
  // the thank-you page once a form was sent.
  const all = withImports(
    PLAIN,
    entries,
    ALL_SCRIPTS,
    /\/(open-map|unsent|page-forms|thank-on-page|success-path)\./,
  );
  const forms = all.filter((file) => !page.includes(file));
  const codeOf = (files: string[]) => files.map((file) => publishedFile(PLAIN, file));
  expect(withImports(PLAIN, entries, STATIC_IMPORTS, null).filter((file) => ON_REQUEST.test(file))).toEqual(
    [],
  );
  // Names by which to recognise Formik (an option) and yup (a method), since the minifier keeps them.
  for (const library of [/validationSchema/, /excludeEmptyString/]) {
    expect(codeOf(page).filter((code) => library.test(code))).toEqual([]);
    expect(codeOf(forms).some((code) => library.test(code))).toBe(true);
  }
  const size = codeOf(forms).reduce((sum, code) => sum + gzipBytes(code), 0);
  expect(size, `${forms.join(', ')}, gzip`).toBeLessThanOrEqual(FORMS_LIMIT);
});

test('lists of vehicles with unusual sections stay within the limit for styles', async () => {
  for (const path of [
    '/search/new-used-and-demo-cars/',
    '/locations/alder-bay/stock',
    '/models',
    '/budget-finder',
  ])
    expectSmallStyles(ELSEWHERE, (await answer(ELSEWHERE, path)).body, path);
});

test('a home page with a film in its hero stays within the limits for scripts and styles', async () => {
  const { body } = await answer(PICTURED, '/');
  expect(body).toContain('<hero-film');
  const scripts = withImports(PICTURED, entriesOf(body), STATIC_IMPORTS);
  const size = scripts.reduce((sum, file) => sum + gzipBytes(publishedFile(PICTURED, file)), 0);
  expect(size, 'scripts, gzip').toBeLessThanOrEqual(OTHER_SCRIPT_LIMIT);
  expectSmallStyles(PICTURED, body, '/');
});

for (const tenant of DEMO_TENANTS) {
  test(`${tenant}: each kind of page stays within its limits for scripts, styles, fonts and pictures of high priority, and complies with its Content Security Policy`, async () => {
    for (const [kind, path] of Object.entries(samplePaths(tenant))) {
      const { body } = await answer(tenant, path);
      const tags = tagsOf(body);
      const where = `${tenant} ${kind} ${path}`;

      const entries = entriesOf(body);
      const codeOf = (pattern: RegExp) =>
        withImports(tenant, entries, pattern).map((file) => publishedFile(tenant, file));
      const scripts = codeOf(MEASURED[budgetOf(kind)] ?? STATIC_IMPORTS);
      const size = scripts.reduce((sum, code) => sum + gzipBytes(code), 0);
      expect(size, `${where}: scripts, gzip`).toBeLessThanOrEqual(
        SCRIPT_LIMIT[budgetOf(kind)] ?? OTHER_SCRIPT_LIMIT,
      );
      // The HTML must name every script that is needed at once: browsers find others only when their importer has
      // loaded.
      const named = tags.flatMap(({ name, attributes: { type, src } }) =>
        name === 'script' && type === 'module' && src ? [src] : [],
      );
      const platformScripts = named.filter((src) => !src.includes('/overrides/'));
      expect(platformScripts.length, `${where}: scripts at the start`).toBeLessThanOrEqual(
        // A page with a popup has a small script of its own for it.
        (START_SCRIPTS[kind] ?? 3) + (body.includes('id="popup"') ? 1 : 0),
      );
      expect(new Set(named).size, `${where}: scripts named twice`).toBe(named.length);
      expect(
        withImports(tenant, platformScripts, STATIC_IMPORTS).sort(),
        `${where}: chains of imports`,
      ).toEqual(platformScripts.sort());
      const has = (pattern: RegExp) => codeOf(ALL_SCRIPTS).some((code) => pattern.test(code));
      expect(has(/AxiosError/), `${where}: a script contains axios`).toBe(false);
      if (kind === 'search') {
        const nearest = withImports(tenant, entries, ALL_SCRIPTS, null).filter((file) =>
          /\/Nearest\./.test(file),
        );
        expect(nearest, `${where}: the code for the nearest vehicles`).toHaveLength(1);
        const nearestSize = nearest.reduce((sum, file) => sum + gzipBytes(publishedFile(tenant, file)), 0);
        expect(nearestSize, `${where}: nearest vehicles, gzip`).toBeLessThanOrEqual(NEAREST_LIMIT);
        expect(has(/multiSearch/), `${where}: a script contains the search`).toBe(true);
        expect(has(/postMessage/), `${where}: a script starts the search’s worker`).toBe(true);
      }
      if (!WITH_REACT.has(budgetOf(kind)))
        expect(has(/react\.(transitional\.)?element|hydrateRoot/), where).toBe(false);

      if (kind === 'search')
        expect(
          codeOf(STATIC_IMPORTS).some((code) => /hydrateRoot|multiSearch/.test(code)),
          `${where}: React and the search are not among the scripts of the first paint`,
        ).toBe(false);

      const inline = inlineStyles(body);
      expectSmallStyles(tenant, body, where);

      const fonts = tags.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'font');
      expect(fonts.length, where).toBeGreaterThan(0);
      const fontBytes = fonts.reduce(
        (sum, { attributes: { href = '' } }) => sum + publishedBytes(tenant, href).length,
        0,
      );
      expect(fontBytes, `${where}: fonts`).toBeLessThanOrEqual(FONT_LIMIT);

      // The first picture must load before all others. High priority is only for it, and for the whole first row on
      // search pages; apart from that, only fonts are preloaded.
      const eager = tags.filter(({ name, attributes }) => name === 'img' && attributes.loading !== 'lazy');
      const urgent = tags.filter(({ attributes }) => attributes.fetchpriority === 'high');
      if (['home', 'search', 'vehicle'].includes(kind)) {
        expect(urgent[0], `${where}: the first picture has high priority`).toBe(eager[0]);
        expect(urgent.length, `${where}: pictures of high priority`).toBe(
          kind === 'search' ? FIRST_CARDS : 1,
        );
        const early = eager.filter((picture) => !urgent.includes(picture));
        expect(early, `${where}: other pictures wait until they are needed`).toEqual([]);
      }
      for (const { name, attributes } of urgent) {
        expect(name, where).toBe('img');
        const { srcset, sizes, src = '', width } = attributes;
        // Frames of a spin exist in one size only, and SVG drawings and pictures for phones need no other sizes.
        if (Number(width) > PHONE_PICTURE && !/\/\d\d\.avif$|\.svg$/.test(src))
          expect([srcset, sizes], `${where}: ${src} has a phone’s size`).toEqual([
            expect.stringMatching(/ (?:400|640|800)w/),
            expect.any(String),
          ]);
      }
      expect(
        tags.filter(({ attributes: { rel, as } }) => rel === 'preload' && as !== 'font'),
        `${where}: preloads`,
      ).toEqual([]);

      expect(
        tags.filter(({ attributes }) => 'style' in attributes),
        where,
      ).toEqual([]);
      const handlers = tags
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((key) => /^on/.test(key));
      expect(handlers, where).toEqual([]);
      const policy = tags.find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
      const content = policy?.attributes.content ?? '';
      expect(body.match(/<script>/g), `${where}: inline scripts`).toBeNull();
      expect(inline.length, `${where}: the theme is the only inline style`).toBe(1);
      for (const css of inline) expect(content, where).toContain(sha256(css));
      for (const part of [
        "default-src 'self'",
        'script-src',
        'style-src',
        "object-src 'none'",
        "base-uri 'self'",
      ])
        expect(content, where).toContain(part);
      expect(content, where).not.toMatch(/unsafe-|script-src[^;]*(\*|https?:|data:)/);
    }
  });

  test(`${tenant}: the HTML of the largest vehicle pages is within its limit`, () => {
    const pages = vehiclePages(tenant);
    expect(pages.length).toBeGreaterThan(20);
    // The best compression takes 0.1 s per page, so only the eight largest pages by a quicker compression are checked.
    const largest = pages
      .map(({ path, html }) => ({ path, html, size: brotliBytes(html, QUICK) }))
      .sort((a, b) => b.size - a.size)
      .slice(0, 8);
    for (const { path, html } of largest) {
      const pictures = html.match(/<img class="slide" id=/g)?.length ?? 0;
      const further = Math.max(0, pictures - INCLUDED_PICTURES);
      const limit = VEHICLE_HTML_LIMIT + further * BYTES_PER_PICTURE;
      expect(brotliBytes(html, BEST), `${tenant} ${path}: HTML, brotli`).toBeLessThanOrEqual(limit);
    }
  });
}
