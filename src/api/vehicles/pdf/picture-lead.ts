import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';
import { image, leadImage, logo, prices, type SheetPictures, sizes } from './lead-parts.ts';
import type { PrintPicture } from './print-picture.ts';
import { accentRule, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** Head and picture of most dealers. */
export const pictureLead = (sheet: CarSheet, pictures: SheetPictures, styles: SheetStyles): ReactNode[] => [
  h(
    View,
    { style: styles.head },
    logo(sheet, pictures, styles, false),
    h(
      View,
      { style: styles.headSide },
      text(sheet.yard && `At ${sheet.yard.name}`, styles.strong),
      text(sheet.stock && `Stock ${sheet.stock}`, styles.muted),
    ),
  ),
  accentRule(styles),
  ...(pictures.lead
    ? pictureAndTitle(sheet, pictures.lead, pictures.others, styles)
    : [poster(sheet, styles)]),
  text(sheet.priceNote, styles.note),
];

const titleTexts = (sheet: CarSheet, size: number, styles: SheetStyles): ReactNode[] => [
  text(sheet.tag, styles.tag),
  text(sheet.title, styles.titleOf(size), 3),
  text(sheet.subtitle, { ...styles.subtitle, ...styles.muted }, 2),
];

const pictureAndTitle = (
  sheet: CarSheet,
  lead: PrintPicture,
  others: PrintPicture[],
  styles: SheetStyles,
): ReactNode[] => [
  h(View, { style: styles.picture }, leadImage(lead, styles)),
  others.length > 0 &&
    h(View, { style: styles.thumbs }, ...others.map((other) => image(other, styles.thumb))),
  h(
    View,
    { style: styles.top },
    h(View, { style: styles.topLeft }, ...titleTexts(sheet, sizes(sheet, true).title, styles)),
    h(View, { style: styles.topRight }, ...prices(sheet, sizes(sheet, true).price, styles, 'right')),
  ),
];

/** Name and price in large type in the place of a picture. */
const poster = (sheet: CarSheet, styles: SheetStyles): ReactNode =>
  h(
    View,
    { style: styles.poster },
    h(View, null, ...titleTexts(sheet, sizes(sheet, false).title, styles)),
    h(View, null, ...prices(sheet, sizes(sheet, false).price, styles, 'left')),
  );
