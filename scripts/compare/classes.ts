import type { DifferenceClass } from './compare-sites.ts';

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
    name: 'own buttons',
    reason:
      'searches name the file of the dealer’s own buttons, which stood among the scripts of all dealers',
    files: /^demo\/banksia-bay\/.*\.html$/,
    rewrite: (text) => text.replace(/ data-slots="\{[^"]*\}"/, ''),
  },
];
