import { readFileSync } from 'node:fs';
import type { IntendedDifference } from './compare-sites.ts';

const SPRITE = readFileSync(new URL('../../src/ui/icon/icons.svg', import.meta.url), 'utf8');
const DRAWINGS = new Map(
  [...SPRITE.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)].map(
    ([, name = '', drawing = '']) => [name, drawing],
  ),
);

/** Inlines icons that refer to the icon file, as in pages from before that file existed. */
const withIconsDrawn = (text: string): string =>
  text.replace(
    /(<svg class="i[^"]*") (aria-hidden="true">)<use href="\/_astro\/\*\.svg#([\w-]+)"><\/use>/g,
    (_, start, end, name) => `${start} viewBox="0 0 24 24" ${end}${DRAWINGS.get(name)}`,
  );

/** Removes card data for scripts: facts, parts for other states, and templates. */
const withoutCardData = (text: string): string =>
  text
    .replace(/ data-car="[^"]*"/g, '')
    .replace(/(<article class="card[^"]*") data-make="[^"]*" data-model="[^"]*"/g, '$1')
    .replace(/\s*<template data-(?:if|cards)[^>]*>.*?<\/template>/gs, '')
    .replace(/ data-slots="[^"]*"/g, '')
    .replace(/,(?:&quot;|")testDrives(?:&quot;|"):(?:true|false)/g, '')
    .replace(/(id="search-settings">.*?)"tiles":\{.*?\},"favouritesStorage"/gs, '$1"favouritesStorage"')
    .replace(/("favouritesStorage":"\w+"),"compare":\w+,"dealerKind":"\w+"/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?[a-z][^>]*>) ?/g, '$1');

/** Keeps text, links and controls, without elements and attributes that only scripts and styles use. */
const visibleContent = (text: string): string =>
  text
    .replace(/<script type="module"[^>]*><\/script>|<template[^>]*>.*?<\/template>/gs, '')
    .replace(/<\/?(?:div|span|section|(?!astro-)[a-z]+-[a-z]+)\b[^>]*>/g, ' ')
    .replace(/ (?:data-[\w-]+|class|hidden|value="(?:spinner|gallery|interior)")(?:="[^"]*")?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?[a-z][^>]*>) ?/g, '$1');

/** Remove an entry when the commits that it explains are no longer compared. */
export const INTENDED_DIFFERENCES: readonly IntendedDifference[] = [
  {
    name: 'own styles',
    reason:
      'pages link the styles of the dealer’s overrides, which used to be in the style sheet of all dealers',
    files: /^demo\/(banksia-bay|harbourline)\/.*\.html$/,
    rewrite: (text) =>
      text.replace(/(<link rel="stylesheet" href="\/_astro\/overrides\/\*\.css">)+<\/head>/, '</head>'),
  },
  {
    name: 'icons by reference',
    reason: 'icons refer to symbols in one icon file instead of being inline',
    files: /\.html$/,
    rewrite: withIconsDrawn,
  },
  {
    name: 'drawn cards',
    reason:
      'cards contain their facts as JSON and parts for other states; pages contain no empty cards as templates',
    files: /\.html$/,
    rewrite: withoutCardData,
  },
  {
    name: 'button of similar cars',
    reason: 'the test drive link of similar cars has its own class, since all lists share one card',
    files: /\/cars\/[^/]+\.html$/,
    rewrite: (text) => text.replaceAll('test_drive only-similar"', 'test_drive"'),
  },
  {
    name: 'hidden test drives',
    reason: 'all cards contain the test drive link; CSS shows it only for similar cars',
    files: /^(?!.*\/cars\/[^/]+\.html$).*\.html$/,
    rewrite: (text) => text.replace(/<a class="btn small test_drive only-similar".*?<\/a>/gs, ''),
  },
  {
    name: 'custom elements',
    reason: 'parts that scripts enhance are custom elements with their data in attributes',
    files: /\.html$/,
    rewrite: visibleContent,
  },
  {
    name: 'dialogs that close themselves',
    reason: 'the button that closes a dialog is in a form with method="dialog", which needs no script',
    files: /\.html$/,
    rewrite: (text) =>
      text.replace(
        /<form method="dialog">\s*<button((?: class="[^"]*")?) type="submit"(.*?<\/button>)\s*<\/form>/gs,
        '<button$1 type="button"$2',
      ),
  },
  {
    name: 'numbers of islands',
    reason: 'React numbers the islands of a page; there is one fewer, so their ids begin with other numbers',
    files: /\.html$/,
    rewrite: (text) => text.replace(/ prefix="r\d+"/g, '').replace(/_(r)\d+(?=-|R)/g, '_$1'),
  },
  {
    name: 'index of drawn cards',
    reason: 'the search index has format 2: cards and tiles as HTML, with a file of their positions',
    files: /\/search-index\//,
    rewrite: () => '',
    whole: true,
  },
];
