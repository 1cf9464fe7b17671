import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { answer, DEMO_TENANTS, PLAIN } from '../support/hosts.ts';
import { tagsOf } from '../support/html.ts';
import { brotliBytes, gzipBytes, publishedBytes, publishedFile } from '../support/published.ts';
import { fileOf, fixturePath, hasPage, samplePaths, stockOf } from '../support/samples.ts';
import { expect, test } from './site.ts';

const KB = 1000;
/** Brotli levels: hosts compress published files once at the best one. */
const [QUICK, BEST] = [5, 11];
const VEHICLE_HTML_LIMIT = 14 * KB;
/** A picture and its thumbnail take 17 bytes of brotli, so a vehicle with 40 of them gets half a kB more. */
const [PICTURES, PICTURE_BYTES] = [12, 20];
const CSS_LIMIT = 17 * KB;
/** All fonts that a page loads before its first paint. */
const FONT_LIMIT = 60 * KB;
const SCRIPT_LIMIT: Record<string, number> = { vehicle: 110 * KB, search: 145 * KB };
/** Kinds of pages that may load React; those with a form only when it is used. */
const WITH_REACT = new Set(['vehicle', 'search', 'form', 'offer']);
const OTHER_SCRIPT_LIMIT = 10 * KB;
/**
 * Limit for all forms together, in addition to the page: Formik, yup, the table of forms, the captcha, and what keeps a
 * form until the service has it (docs/decisions/0048-size-of-forms.md).
 */
const FORMS_LIMIT = 30 * KB;
/** Limit for what a form on a page of its own loads on its first use: React, Formik, yup and the table of forms. */
const FORM_PAGE_LIMIT = 130 * KB;

/** Cards of the search page in its first row, whose pictures are urgent. */
const FIRST_CARDS = 3;
/** Scripts that a page requests at its start; three on other kinds. */
const START_SCRIPTS: Record<string, number> = { search: 6 };

/** Static imports of a module. */
const AT_ONCE = /(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g;
/** Static and dynamic imports. */
const LATER_TOO = /(?:from|import)\s*\(?["'`]([^"'`]+\.js)["'`]/g;
/** All files that a module names, including workers. */
const EVERYTHING = /["'`]((?:\/?_astro\/|\.\/)[\w.-]+\.js)["'`]/g;
/** Imports that count for a kind of page. On other kinds only static imports count. */
const MEASURED: Record<string, RegExp> = { vehicle: LATER_TOO, search: EVERYTHING };

/** All variants of vehicle pages have the same budget. */
const budgetOf = (kind: string): string => (/vehicle/.test(kind) ? 'vehicle' : kind);

const sha256 = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * The moving map comes with its library when a shopper opens it, on sites that have tiles; the forms come with
 * theirs when one is opened, and have a limit of their own. What sends a kept form loads only where there is one.
 */
const ON_REQUEST = /\/(open-(map|form)|upgrade-form|forms|sending|unsent)\./;

/** The pages of all vehicles that have one, sold ones included. */
const vehiclePages = (tenant: string): { path: string; html: string }[] =>
  stockOf(tenant)
    .filter(({ path }) => hasPage(tenant, path))
    .map(({ path }) => ({ path, html: readFileSync(fileOf(tenant, path), 'utf8') }));

/** A module and everything that it imports, without duplicates. */
function withImports(
  tenant: string,
  entries: readonly string[],
  pattern: RegExp,
  without: RegExp | null = ON_REQUEST,
): string[] {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || without?.test(path)) return;
    found.add(path);
    const code = publishedFile(tenant, path);
    for (const [, imported = ''] of code.matchAll(pattern))
      add(new URL(imported.replace(/^_astro\//, '/_astro/'), `http://site${path}`).pathname);
  };
  for (const entry of entries) add(entry);
  return [...found];
}

/** The modules in a page's HTML. */
const entriesOf = (body: string): string[] =>
  tagsOf(body).flatMap(({ name, attributes }) => {
    const { src, href, rel, 'component-url': island, 'renderer-url': renderer } = attributes;
    if (name === 'script' && src) return [src];
    if (name === 'astro-island' && island && renderer) return [island, renderer];
    return name === 'link' && rel === 'modulepreload' && href ? [href] : [];
  });

test('a page with a form has no React before its first use, and what that loads stays within its limit', async () => {
  for (const path of ['/contact', '/success']) {
    const entries = entriesOf((await answer(PLAIN, path)).body);
    const page = withImports(PLAIN, entries, AT_ONCE, null);
    const codeOf = (files: string[]) => files.map((file) => publishedFile(PLAIN, file));
    const hasReact = (code: string) => /react\.(transitional\.)?element|hydrateRoot/.test(code);
    const sizeOf = (files: string[]) => codeOf(files).reduce((sum, code) => sum + gzipBytes(code), 0);
    expect(codeOf(page).some(hasReact), path).toBe(false);
    expect(sizeOf(page), `${page.join(', ')}, gzip`).toBeLessThanOrEqual(OTHER_SCRIPT_LIMIT);
    if (path === '/success') continue;
    const [upgrade] = codeOf(page).flatMap((code) => code.match(/\bupgrade-form\.[\w-]+\.js/) ?? []);
    const later = withImports(PLAIN, [`/_astro/${upgrade}`], AT_ONCE, null).filter(
      (file) => !page.includes(file),
    );
    expect(codeOf(later).some(hasReact)).toBe(true);
    expect(sizeOf(later), `${later.join(', ')}, gzip`).toBeLessThanOrEqual(FORM_PAGE_LIMIT);
  }
});

test('forms load when one is opened, and all together stay within their limit', async () => {
  const { body } = await answer(PLAIN, fixturePath(PLAIN, 'CX-5'));
  const entries = entriesOf(body);
  const page = withImports(PLAIN, entries, EVERYTHING);
  // Sending what an earlier page could not send is no part of opening a form.
  const all = withImports(PLAIN, entries, EVERYTHING, /\/(open-map|unsent|page-forms)\./);
  const forms = all.filter((file) => !page.includes(file));
  const codeOf = (files: string[]) => files.map((file) => publishedFile(PLAIN, file));
  expect(withImports(PLAIN, entries, AT_ONCE, null).filter((file) => ON_REQUEST.test(file))).toEqual([]);
  // Names that the minifier does not change: an option of Formik, a method of yup.
  for (const library of [/validationSchema/, /excludeEmptyString/]) {
    expect(codeOf(page).filter((code) => library.test(code))).toEqual([]);
    expect(codeOf(forms).some((code) => library.test(code))).toBe(true);
  }
  const size = codeOf(forms).reduce((sum, code) => sum + gzipBytes(code), 0);
  expect(size, `${forms.join(', ')}, gzip`).toBeLessThanOrEqual(FORMS_LIMIT);
});

for (const tenant of DEMO_TENANTS) {
  test(`${tenant}: pages stay within the budgets for scripts, styles and fonts, and comply with the policy`, async () => {
    for (const [kind, path] of Object.entries(samplePaths(tenant))) {
      const { body } = await answer(tenant, path);
      const tags = tagsOf(body);
      const where = `${tenant} ${kind} ${path}`;

      const entries = entriesOf(body);
      const codeOf = (pattern: RegExp) =>
        withImports(tenant, entries, pattern).map((file) => publishedFile(tenant, file));
      const scripts = codeOf(MEASURED[budgetOf(kind)] ?? AT_ONCE);
      const size = scripts.reduce((sum, code) => sum + gzipBytes(code), 0);
      expect(size, `${where}: scripts, gzip`).toBeLessThanOrEqual(
        SCRIPT_LIMIT[budgetOf(kind)] ?? OTHER_SCRIPT_LIMIT,
      );
      // An import that the page does not name is found only after its importer has loaded.
      const named = tags.flatMap(({ name, attributes: { type, src } }) =>
        name === 'script' && type === 'module' && src ? [src] : [],
      );
      const ofOurs = named.filter((src) => !src.includes('/overrides/'));
      expect(ofOurs.length, `${where}: scripts at the start`).toBeLessThanOrEqual(START_SCRIPTS[kind] ?? 3);
      expect(new Set(named).size, `${where}: scripts named twice`).toBe(named.length);
      expect(withImports(tenant, ofOurs, AT_ONCE).sort(), `${where}: chains of imports`).toEqual(
        ofOurs.sort(),
      );
      const has = (pattern: RegExp) => codeOf(EVERYTHING).some((code) => pattern.test(code));
      expect(has(/AxiosError/), `${where}: axios`).toBe(false);
      if (kind === 'search') {
        expect(has(/multiSearch/), `${where}: the search itself`).toBe(true);
        expect(has(/postMessage/), `${where}: its worker`).toBe(true);
      }
      if (!WITH_REACT.has(budgetOf(kind)))
        expect(has(/react\.(transitional\.)?element|hydrateRoot/), where).toBe(false);

      if (kind === 'search')
        expect(
          codeOf(AT_ONCE).some((code) => /hydrateRoot|multiSearch/.test(code)),
          `${where}: React and the search are not among the scripts of the first paint`,
        ).toBe(false);

      const sheets = tags.filter(({ attributes: { rel } }) => rel === 'stylesheet');
      const inline = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
      const css = [...sheets.map(({ attributes: { href = '' } }) => publishedFile(tenant, href)), ...inline];
      expect(css.length, where).toBeGreaterThan(1);
      // One of all pages, one of this kind, and one of each component of the dealer.
      const own = sheets.filter(({ attributes: { href = '' } }) => !href.includes('/overrides/'));
      expect(own.length, `${where}: style sheets`).toBeLessThanOrEqual(2);
      const styles = css.reduce((sum, text) => sum + gzipBytes(text), 0);
      expect(styles, `${where}: styles, gzip`).toBeLessThanOrEqual(CSS_LIMIT);

      const fonts = tags.filter(({ attributes: { rel, as } }) => rel === 'preload' && as === 'font');
      expect(fonts.length, where).toBeGreaterThan(0);
      const fontBytes = fonts.reduce(
        (sum, { attributes: { href = '' } }) => sum + publishedBytes(tenant, href).length,
        0,
      );
      expect(fontBytes, `${where}: fonts`).toBeLessThanOrEqual(FONT_LIMIT);

      // The largest picture of the first screen comes before all others, and beside it only fonts are preloaded.
      const eager = tags.filter(({ name, attributes }) => name === 'img' && attributes.loading !== 'lazy');
      const urgent = tags.filter(({ attributes }) => attributes.fetchpriority === 'high');
      if (['home', 'search', 'vehicle'].includes(kind)) {
        expect(urgent[0], `${where}: the first picture is urgent`).toBe(eager[0]);
        expect(urgent.length, `${where}: urgent pictures`).toBe(kind === 'search' ? FIRST_CARDS : 1);
        const early = eager.filter((picture) => !urgent.includes(picture));
        expect(early, `${where}: other pictures wait until they are needed`).toEqual([]);
      }
      for (const { name, attributes } of urgent) {
        expect(name, where).toBe('img');
        const { srcset, sizes, src = '' } = attributes;
        // A spin's frames have one size, and drawings have none.
        if (!/\/\d\d\.avif$|\.svg$/.test(src))
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

  test(`${tenant}: the HTML of every vehicle page is within its budget`, () => {
    const pages = vehiclePages(tenant);
    expect(pages.length).toBeGreaterThan(20);
    // The best compression takes 0.1 s a page, so it is used only for those that a quick one finds largest.
    const largest = pages
      .map(({ path, html }) => ({ path, html, size: brotliBytes(html, QUICK) }))
      .sort((a, b) => b.size - a.size)
      .slice(0, 8);
    for (const { path, html } of largest) {
      const pictures = html.match(/<img class="slide" id=/g)?.length ?? 0;
      const limit = VEHICLE_HTML_LIMIT + Math.max(0, pictures - PICTURES) * PICTURE_BYTES;
      expect(brotliBytes(html, BEST), `${tenant} ${path}: HTML, brotli`).toBeLessThanOrEqual(limit);
    }
  });
}
