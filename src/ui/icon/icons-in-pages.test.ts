import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { pages } from '../../../tests/fixtures/pages.ts';
import { htmlOf } from '../../../tests/support/render-view.ts';
import { compile } from '../../render/compile.ts';

const { client } = await compile(fileURLToPath(new URL('../../..', import.meta.url)));
const assets = readdirSync(join(client, '_astro'));
const sprites = assets.filter((file) => /^icons\.[\w-]+\.svg$/.test(file));
const sprite = readFileSync(join(client, '_astro', sprites[0] ?? ''), 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)].map(
    ([, name = '', drawing = '']) => [name, drawing],
  ),
);
const drawings = [...new Set(symbols.values())];

it('one icon sprite is published, only one script has its address, and no script contains the drawing of an icon', () => {
  expect(sprites).toHaveLength(1);
  expect(symbols.size).toBeGreaterThan(70);
  const scripts = assets
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(client, '_astro', file), 'utf8')] as const);
  expect(scripts.filter(([, code]) => code.includes(`/_astro/${sprites[0]}`))).toHaveLength(1);
  const redrawn = scripts.filter(([, code]) => drawings.some((drawing) => code.includes(drawing)));
  expect(redrawn.map(([file]) => file)).toEqual([]);
});

it('pages of every kind use only symbols that the icon sprite has, and contain no drawing of an icon themselves', async () => {
  const unknown = new Set<string>();
  const redrawn = new Set<string>();
  let uses = 0;
  for (const page of pages) {
    const html = await htmlOf(page);
    if (/<symbol|viewBox="0 0 24 24"/.test(html) || drawings.some((drawing) => html.includes(drawing)))
      redrawn.add(page.path);
    for (const [, content = ''] of html.matchAll(/<svg class="i[ "][^>]*>(.*?)<\/svg>/g)) {
      const [, file = '', name = ''] =
        /^<use href="\/_astro\/([^"#]+)#([\w-]+)"><\/use>$/.exec(content) ?? [];
      uses += 1;
      if (file !== sprites[0] || !symbols.has(name)) unknown.add(content);
    }
  }
  expect([...redrawn]).toEqual([]);
  expect([...unknown]).toEqual([]);
  expect(uses).toBeGreaterThan(1000);
});
