import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTenant } from '../commands/small-tenants.ts';

/** A word that occurs in the HTML, styles and script of this tenant's overrides only. */
export const markOf = (slug: string): string => `mark-of-${slug}-`;

/** A header with styles and a script. All tenants use the same component and class names. */
const header = (slug: string): string => `---
import Header from '../../../src/kit/Header.astro';
import type { Page } from '../../../src/kit/views.ts';
import './own.css';
const { page } = Astro.props as { page: Page };
---
<aside class="since">${markOf(slug)}header</aside>
<Header page={page} />
<style>
  aside { --word: "${markOf(slug)}scoped" }
</style>
<script>
  document.documentElement.dataset.own = '${markOf(slug)}script';
</script>
`;

/** A hero, which only the home page renders. */
const hero = (slug: string): string => `---
import Hero from '../../../src/kit/Hero.astro';
import type { HomePage } from '../../../src/kit/views.ts';
const { page } = Astro.props as { page: HomePage };
---
<p class="word">${markOf(slug)}hero</p>
<Hero page={page} />
`;

/** Card buttons, which are in pages and card files. */
const buttons = (slug: string): string => `---
import CardButtons from '../../../src/kit/CardButtons.astro';
import type { CardView } from '../../../src/kit/views.ts';
const { card } = Astro.props as { card: CardView };
---
<div class="own">${markOf(slug)}buttons</div>
<CardButtons card={card} />
<style>
  div { --word: "${markOf(slug)}buttons-style" }
</style>
`;

/** Writes a small tenant with three overrides and returns its folder. */
export function writeOverrideTenant(tenants: string, slug: string): string {
  const folder = writeTenant(tenants, slug);
  const site = JSON.parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as object;
  const config = { slots: { header: 'OwnHeader', hero: 'OwnHero', buttons: 'OwnButtons' } };
  writeFileSync(join(folder, 'site.yaml'), JSON.stringify({ ...site, config }, null, 1));
  mkdirSync(join(folder, 'overrides'));
  writeFileSync(join(folder, 'overrides/OwnHeader.astro'), header(slug));
  writeFileSync(join(folder, 'overrides/OwnHero.astro'), hero(slug));
  writeFileSync(join(folder, 'overrides/OwnButtons.astro'), buttons(slug));
  writeFileSync(join(folder, 'overrides/own.css'), `.since { --word: "${markOf(slug)}global" }\n`);
  return folder;
}
