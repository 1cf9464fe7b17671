import { readFileSync } from 'node:fs';
import type { DifferenceClass } from './compare-sites.ts';

const SPRITE = readFileSync(new URL('../../src/ui/icon/icons.svg', import.meta.url), 'utf8');
const DRAWINGS = new Map(
  [...SPRITE.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)].map(
    ([, name = '', drawing = '']) => [name, drawing],
  ),
);

/** Draws in place the icons that refer to the file of icons, as pages did before there was one. */
const withIconsDrawn = (text: string): string =>
  text.replace(
    /(<svg class="i[^"]*") (aria-hidden="true">)<use href="\/_astro\/\*\.svg#([\w-]+)"><\/use>/g,
    (_, start, end, name) => `${start} viewBox="0 0 24 24" ${end}${DRAWINGS.get(name)}`,
  );

/** A page without what cards carry for scripts: their facts, the parts for a later state, and copies to be filled. */
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

/** A page as it is read: its text, links and controls, without the elements and attributes that only scripts and styles go by. */
const asRead = (text: string): string =>
  text
    .replace(/<script type="module"[^>]*><\/script>|<template[^>]*>.*?<\/template>/gs, '')
    .replace(/<\/?(?:div|span|section|(?!astro-)[a-z]+-[a-z]+)\b[^>]*>/g, ' ')
    .replace(/ (?:data-[\w-]+|class|hidden|value="(?:spinner|gallery|interior)")(?:="[^"]*")?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?[a-z][^>]*>) ?/g, '$1');

/** Differences that are intended; a class goes once the commits it speaks of are no longer compared. */
export const CLASSES: readonly DifferenceClass[] = [
  {
    name: 'own styles',
    reason:
      'pages link the styles of the dealer’s own components, which stood in the style sheet of all dealers',
    files: /^demo\/(banksia-bay|harbourline)\/.*\.html$/,
    rewrite: (text) =>
      text.replace(/(<link rel="stylesheet" href="\/_astro\/overrides\/\*\.css">)+<\/head>/, '</head>'),
  },
  {
    name: 'icons by reference',
    reason: 'an icon refers to a symbol of one file of icons instead of being drawn where it stands',
    files: /\.html$/,
    rewrite: withIconsDrawn,
  },
  {
    name: 'drawn cards',
    reason:
      'a card carries its facts as JSON and its parts for a later state; pages hold no empty cards to be filled',
    files: /\.html$/,
    rewrite: withoutCardData,
  },
  {
    name: 'button of similar cars',
    reason:
      'the link to a test drive on a similar car has a class of its own, since all places share one card',
    files: /\/cars\/[^/]+\.html$/,
    rewrite: (text) => text.replaceAll('test_drive only-similar"', 'test_drive"'),
  },
  {
    name: 'hidden test drives',
    reason: 'cards hold the link to a test drive everywhere; CSS shows it among similar cars alone',
    files: /^(?!.*\/cars\/[^/]+\.html$).*\.html$/,
    rewrite: (text) => text.replace(/<a class="btn small test_drive only-similar".*?<\/a>/gs, ''),
  },
  {
    name: 'custom elements',
    reason: 'a part of a page that scripts enhance is an element of its own with its data in its attributes',
    files: /\.html$/,
    rewrite: asRead,
  },
  {
    name: 'dialogs that close themselves',
    reason: 'the button that closes a dialog stands in a form of the method “dialog”, which needs no script',
    files: /\.html$/,
    rewrite: (text) =>
      text.replace(
        /<form method="dialog">\s*<button((?: class="[^"]*")?) type="submit"(.*?<\/button>)\s*<\/form>/gs,
        '<button$1 type="button"$2',
      ),
  },
  {
    name: 'numbers of islands',
    reason:
      'React numbers the islands of a page, of which there is one less: their ids begin with other numbers',
    files: /\.html$/,
    rewrite: (text) => text.replace(/ prefix="r\d+"/g, '').replace(/_(r)\d+(?=-|R)/g, '_$1'),
  },
  {
    name: 'index of drawn cards',
    reason: 'the search index has format 2: cards and tiles are published as HTML, with a file of places',
    files: /\/search-index\//,
    rewrite: () => '',
    whole: true,
  },
];
