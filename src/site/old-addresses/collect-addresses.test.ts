import { expect, it } from 'vitest';
import { collectAddresses } from './collect-addresses.ts';

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url>
    <loc>https://www.oldpond.example/about?x=1&amp;y=2</loc>
    <image:image><image:loc>https://www.oldpond.example/yard.jpg</image:loc></image:image>
  </url>
  <url><loc><![CDATA[https://oldpond.example/caf%C3%A9]]></loc></url>
</urlset>`;

/** Collects from sources that are given by name. */
const collect = (sources: Record<string, string>) =>
  collectAddresses(Object.keys(sources)[0] ?? '', async (source) => {
    const text = sources[source];
    if (text === undefined) throw new Error('The file does not exist.');
    return text;
  });
const refusal = (text: string) => collect({ 'old.xml': text }).catch((error: Error) => error.message);

it('reads the pages of a sitemap with their lines, without pictures', async () => {
  const { addresses, problems } = await collect({ 'sitemap.xml': SITEMAP });
  expect(addresses.map(({ host, path, query, line }) => [host, path, query, line])).toEqual([
    ['oldpond.example', '/about', '?x=1&y=2', 4],
    ['oldpond.example', '/caf%C3%A9', '', 7],
  ]);
  expect(problems).toEqual([]);
});

it('reads a sitemap with a prefix before all names', async () => {
  const text =
    '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>https://a.example/x</s:loc></s:url></s:urlset>';
  expect((await collect({ 'old.xml': text })).addresses).toMatchObject([{ path: '/x' }]);
});

it('follows an index of sitemaps, each once, and reports one that cannot be read with its name', async () => {
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://oldpond.example/pages.xml</loc></sitemap>
<sitemap><loc>https://oldpond.example/index.xml</loc></sitemap>
<sitemap><loc>https://oldpond.example/gone.xml</loc></sitemap>
<sitemap><loc>pages.xml</loc></sitemap>
</sitemapindex>`;
  const { addresses, problems, unread } = await collect({
    'https://oldpond.example/index.xml': index,
    'https://oldpond.example/pages.xml': SITEMAP,
  });
  expect(addresses).toHaveLength(2);
  expect(unread).toBe(1);
  expect(problems).toEqual([
    {
      source: 'https://oldpond.example/index.xml',
      line: 5,
      message: '"pages.xml" is no address of a sitemap. It has to begin with https://.',
    },
    {
      source: 'https://oldpond.example/gone.xml',
      line: 1,
      message: 'The file does not exist. It is listed in https://oldpond.example/index.xml.',
    },
  ]);
});

it('refuses malformed XML, other XML and an empty file with the line', async () => {
  expect(await refusal('<urlset>\n<url>\n<loc>https://a.example/</url></urlset>')).toMatch(
    /^old\.xml:3 This is not valid XML: unexpected close tag/i,
  );
  expect(await refusal('<urlset>\n<url>')).toMatch(/^old\.xml:2 This is not valid XML/);
  expect(await refusal('<rss></rss>')).toBe(
    'old.xml:1 This is no sitemap: it begins with <rss>, and sitemaps begin with <urlset> or <sitemapindex>.',
  );
  expect(await refusal('\n  \n')).toBe('old.xml:1 There is nothing in it.');
  expect(await refusal('from,to\n"/a,/b')).toMatch(/^old\.xml:2 This is not valid CSV/);
});

it('reads a list with one address a line, and names the line of what is no address', async () => {
  const { addresses, problems } = await collect({
    'list.txt':
      '\uFEFF/about.html\n\n# a comment\nhttps://oldpond.example/cars,used/?id=7\nabout us\n//cdn.example/x\n',
  });
  expect(addresses.map(({ path, line }) => [path, line])).toEqual([
    ['/about.html', 1],
    ['/cars,used/', 4],
  ]);
  expect(problems.map(({ line }) => line)).toEqual([5, 6]);
  expect(problems[0]?.message).toContain('"about us" is no address');
});

it('reads CSV with and without a header, with the columns of other systems, and rows without target', async () => {
  const expected = [
    ['/a', '/b'],
    ['/c', undefined],
  ];
  for (const text of [
    'from,to\n/a,/b\n/c,',
    '/a,/b\n/c,',
    'Title,Source URL,Target URL\nOne,/a,/b\nTwo,/c,',
  ]) {
    const { addresses } = await collect({ 'old.csv': text });
    expect(addresses.map(({ path, to }) => [path, to])).toEqual(expected);
  }
});
