import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';
import { leadImage, logo, prices, type SheetPictures, sizes } from './lead-parts.ts';
import { text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** Facts in large type below the block. */
export const BIG_FACTS = 6;

/** Head, block and facts in large type of a truck dealer. */
export const blockLead = (sheet: CarSheet, pictures: SheetPictures, styles: SheetStyles): ReactNode[] => [
  h(
    View,
    { style: { ...styles.head, ...styles.band } },
    logo(sheet, pictures, styles, true),
    h(
      View,
      { style: styles.bandYards },
      ...sheet.yards.map(({ place, phone }) =>
        h(View, null, text(place, styles.bandPlace), text(phone, styles.bandPhone)),
      ),
    ),
  ),
  h(
    View,
    { style: pictures.lead ? styles.block : styles.blockAlone },
    h(
      View,
      { style: pictures.lead ? styles.blockText : { ...styles.blockText, width: '100%' } },
      h(
        View,
        { style: styles.fixed },
        ...sheet.titleLines.map((line) =>
          text(line, styles.titleOf((line.length <= 14 ? 26 : 19) * (pictures.lead ? 1 : 1.5)), 2),
        ),
        text(sheet.subtitle, styles.subtitle, 2),
        text(sheet.stock && `Stock ${sheet.stock}`),
        text(sheet.tag, { fontWeight: 600, marginTop: 6 }, 2),
      ),
      h(
        View,
        { style: styles.fixed },
        ...prices(sheet, sizes(sheet, pictures.lead !== null).price, styles, 'left'),
      ),
    ),
    pictures.lead &&
      h(
        View,
        { style: styles.blockPicture },
        leadImage(pictures.lead, { ...styles, fill: { ...styles.fill, borderRadius: 0 } }),
      ),
  ),
  bigFacts(sheet, styles),
  text(sheet.priceNote, styles.note),
];

/** "MR" of "Medium Rigid (MR)", which would not fit in large type. */
const short = (value: string): string => /\(([A-Z]{1,3})\)$/.exec(value)?.[1] ?? value;

const bigFacts = ({ facts }: CarSheet, styles: SheetStyles): ReactNode =>
  facts.length > 0 &&
  h(
    View,
    { style: styles.bigFacts },
    ...facts
      .slice(0, BIG_FACTS)
      .map(({ label, value }, index) =>
        h(
          View,
          { style: index === 0 ? styles.bigFactFirst : styles.bigFact },
          text(label, styles.muted, 1),
          text(short(value), styles.titleOf(short(value).length <= 9 ? 16 : 11), 2),
        ),
      ),
  );
