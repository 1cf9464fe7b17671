import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { type SitemapEntry, sitemapFiles } from './sitemap.ts';

/** Texts of all elements with a name. Throws if the XML is not well-formed. */
function texts(xml: string, name: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let open = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    open = tag.name;
    if (open === name) found.push('');
  });
  parser.on('text', (text) => {
    if (open === name) found.push((found.pop() ?? '') + text);
  });
  parser.on('closetag', () => {
    open = '';
  });
  parser.write(xml).close();
  return found;
}

const entries = fc.array(
  fc.record<SitemapEntry>({
    url: fc.webUrl({ withQueryParameters: true }),
    lastmod: fc.option(fc.constantFrom('2026-11-20', '2026-10-01T10:00:00+10:00')),
  }),
  { minLength: 1 },
);

it('the sitemap is well-formed XML with all URLs in order', () => {
  fc.assert(
    fc.property(entries, (list) => {
      const [file] = sitemapFiles('https://dealer.example', list);
      expect(texts(file?.body ?? '', 'loc')).toEqual(list.map(({ url }) => url));
    }),
  );
});

it('contains the date of the last change of a page if it is known', () => {
  const [file] = sitemapFiles('https://dealer.example', [
    { url: 'https://dealer.example/cars/a', lastmod: '2026-11-19T22:10:00.000Z' },
    { url: 'https://dealer.example/', lastmod: null },
  ]);
  expect(texts(file?.body ?? '', 'lastmod')).toEqual(['2026-11-19']);
});

it('splits a sitemap above the limits of one file into parts, with an index', () => {
  fc.assert(
    fc.property(
      entries,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 300, max: 2000 }),
      (list, urls, bytes) => {
        const files = sitemapFiles('https://dealer.example', list, { urls, bytes });
        const parts = files.length === 1 ? files : files.slice(1);
        expect(parts.flatMap(({ body }) => texts(body, 'loc'))).toEqual(list.map(({ url }) => url));
        for (const { body } of parts) {
          const count = texts(body, 'loc').length;
          expect(count).toBeLessThanOrEqual(urls);
          if (count > 1) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(bytes);
        }
        if (files.length > 1) {
          const index = texts(files[0]?.body ?? '', 'loc');
          expect(index).toEqual(parts.map(({ path }) => `https://dealer.example/${path}`));
        }
      },
    ),
  );
});
