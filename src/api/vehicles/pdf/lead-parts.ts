import { Image, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';
import type { PrintPicture } from './print-picture.ts';
import { type Style, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** Pictures of a sheet; null where there is none. */
export interface SheetPictures {
  lead: PrintPicture | null;
  others: PrintPicture[];
  /** The logo mark as PNG, on paper and on the dark band. */
  mark: Buffer | null;
  markOnDark: Buffer | null;
  logo: PrintPicture | null;
}

/** Narrower pictures, such as portrait photos, are shown whole, because a wide frame would cut the vehicle. */
const NARROWEST_TO_FILL = 1.3;

export const image = ({ jpeg }: PrintPicture, style: Style): ReactNode =>
  h(Image, { src: { data: jpeg, format: 'jpg' }, style });

export const leadImage = (picture: PrintPicture, styles: SheetStyles): ReactNode =>
  image(picture, {
    ...styles.fill,
    objectFit: picture.width / picture.height < NARROWEST_TO_FILL ? 'contain' : 'cover',
  });

/** Points: long names and prices are set smaller, and all are larger where a picture would be. */
export function sizes({ title, price, isAmount, lead }: CarSheet, hasPicture: boolean) {
  const scale = hasPicture ? 1 : 1.7;
  const name = title.length <= 20 ? 24 : title.length <= 36 ? 19 : 15;
  const words = price.length <= 20 ? 26 : 18;
  const amount = (lead === 'block' && hasPicture ? 38 : 42) * (price.length <= 8 ? 1 : 0.8);
  return { title: name * scale, price: (isAmount ? amount : words) * scale };
}

export function logo(
  sheet: CarSheet,
  pictures: SheetPictures,
  styles: SheetStyles,
  dark: boolean,
): ReactNode {
  const mark = dark ? pictures.markOnDark : pictures.mark;
  if (!mark && pictures.logo) return image(pictures.logo, styles.logoPicture);
  return h(
    View,
    { style: styles.logo },
    mark && h(Image, { src: { data: mark, format: 'png' }, style: styles.mark }),
    h(
      View,
      { style: { flexShrink: 1 } },
      text(sheet.dealer, styles.dealer, 2),
      dark ? null : text(sheet.tagline, styles.tagline, 1),
    ),
  );
}

export const prices = (
  sheet: CarSheet,
  size: number,
  styles: SheetStyles,
  textAlign: 'left' | 'right',
): ReactNode[] => [
  text(sheet.price, { ...styles.priceOf(size), textAlign }),
  text(sheet.priceType, { ...styles.priceType, textAlign }),
  ...sheet.otherPrices.map((line) => text(line, { ...styles.priceType, textAlign })),
];
