import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';

/** Points: 1/72 inch. */
const MARGIN = 36;
const A4_HEIGHT = 841.89;
/** Points. It leaves just enough room for a vehicle with the most facts and features. */
const PICTURE_HEIGHT = 234;

const INK = '#1b1b1f';
const MUTED = '#55565e';

const styles = StyleSheet.create({
  page: { padding: MARGIN, fontFamily: 'Helvetica', fontSize: 10, color: INK },
  // A point less than the page has: rounding could otherwise add a second page.
  sheet: { height: A4_HEIGHT - 2 * MARGIN - 1 },
  head: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 9,
    color: MUTED,
    marginBottom: 10,
  },
  picture: { height: PICTURE_HEIGHT, objectFit: 'contain', marginBottom: 12 },
  titleRow: { flexDirection: 'row', justifyContent: 'space-between', gap: 20 },
  tag: { fontFamily: 'Helvetica-Bold', fontSize: 9, marginBottom: 4 },
  title: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.2 },
  subtitle: { fontSize: 11, color: MUTED, marginTop: 4 },
  price: { fontFamily: 'Helvetica-Bold', fontSize: 20, lineHeight: 1.2, textAlign: 'right' },
  priceType: { color: MUTED, marginTop: 4, textAlign: 'right' },
  otherPrice: { marginTop: 4, textAlign: 'right' },
  note: { fontSize: 8, color: MUTED, marginTop: 6 },
  heading: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginTop: 16, marginBottom: 6 },
  columns: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 24 },
  fact: {
    width: 249,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 3,
    borderBottom: '0.5pt solid #d5d6dc',
  },
  label: { color: MUTED },
  feature: { width: 249, paddingVertical: 2 },
  more: { color: MUTED, marginTop: 2 },
  // Texts can be longer than expected: what does not fit is cut off above the yard.
  body: { flex: 1, minHeight: 0, overflow: 'hidden' },
  foot: { paddingTop: 12, fontSize: 9, color: MUTED },
  yard: { fontFamily: 'Helvetica-Bold', fontSize: 11, color: INK, marginBottom: 2 },
});

const text = (content: string, style?: (typeof styles)[keyof typeof styles]): ReactNode =>
  content === '' ? null : h(Text, { style: style ?? {} }, content);

const section = (heading: string, items: ReactNode[]): ReactNode =>
  items.length === 0
    ? null
    : h(View, null, text(heading, styles.heading), h(View, { style: styles.columns }, ...items));

/**
 * Draws a vehicle's sheet as a PDF of one A4 page.
 *
 * @param picture JPEG; null if the sheet has no picture
 */
export function drawSheet(sheet: CarSheet, picture: Buffer | null): Promise<Buffer> {
  const { dealer, tag, title, subtitle, price, priceType, otherPrices, priceNote, facts, features, yard } =
    sheet;
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(
      View,
      { style: styles.sheet, wrap: false },
      h(
        View,
        { style: styles.body },
        h(View, { style: styles.head }, text(dealer), text(sheet.printed)),
        picture && h(Image, { src: { data: picture, format: 'jpg' }, style: styles.picture }),
        h(
          View,
          { style: styles.titleRow },
          h(
            View,
            { style: { flex: 1 } },
            text(tag, styles.tag),
            text(title, styles.title),
            text(subtitle, styles.subtitle),
          ),
          h(
            View,
            { style: { maxWidth: 200 } },
            text(price, styles.price),
            text(priceType, styles.priceType),
            ...otherPrices.map((line) => h(Text, { key: line, style: styles.otherPrice }, line)),
          ),
        ),
        text(priceNote, styles.note),
        section(
          'Specifications',
          facts.map(({ label, value }) =>
            h(View, { key: label, style: styles.fact }, text(label, styles.label), text(value)),
          ),
        ),
        section(
          'Features',
          features.map((feature) => h(Text, { key: feature, style: styles.feature }, `• ${feature}`)),
        ),
        text(sheet.moreFeatures, styles.more),
      ),
      h(
        View,
        { style: styles.foot },
        text(yard?.name ?? '', styles.yard),
        text([yard?.address, yard?.phone].filter(Boolean).join(' · ')),
        text(sheet.url),
        text(sheet.licences),
      ),
    ),
  );
  const about = { title: `${title} ${subtitle}`.trim(), author: dealer, language: 'en-AU', creator: dealer };
  return renderToBuffer(h(Document, about, page));
}
