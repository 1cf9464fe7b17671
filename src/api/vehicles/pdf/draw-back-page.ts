import { Page, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';
import { accentRule, commentBlock, factRows, featureColumns, loanPanel, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** What is written down by hand while shopper and dealer talk. */
const LINES = ['You spoke with', 'Trade-in offered', 'Delivery on'];

function head(sheet: CarSheet, styles: SheetStyles): ReactNode {
  const price = [sheet.price, sheet.priceType].filter(Boolean).join(' ');
  return h(
    View,
    { style: styles.head },
    h(
      View,
      { style: styles.topLeft },
      text(sheet.title, styles.titleOf(16), 1),
      text(sheet.subtitle, styles.muted, 1),
    ),
    h(
      View,
      { style: styles.headSide },
      text([price, ...sheet.otherPrices].join(', '), styles.strong),
      text(sheet.stock && `Stock ${sheet.stock}`, styles.muted),
    ),
  );
}

function side({ yard }: CarSheet, papers: CarSheet['facts'], styles: SheetStyles): ReactNode {
  return h(
    View,
    { style: styles.side },
    papers.length > 0 &&
      h(View, { style: styles.papers }, text('On paper', styles.heading), factRows(papers, 1, styles)),
    yard &&
      h(
        View,
        null,
        text(yard.name, styles.heading, 1),
        factRows(yard.hours, 1, styles),
        h(
          View,
          { style: styles.address },
          text(yard.street),
          text(yard.town),
          text(yard.phone, styles.strong),
        ),
      ),
  );
}

/** The page to take home: features, comments, all terms, papers, hours and lines to write on. */
export function backPage(sheet: CarSheet, styles: SheetStyles): ReactNode {
  if (!sheet.back) return null;
  const { features, moreFeatures, comments, loan, papers } = sheet.back;
  const listed = moreFeatures === '' ? features : [...features, moreFeatures];
  return h(
    Page,
    { size: 'A4', style: styles.page },
    h(
      View,
      { style: styles.sheet, wrap: false },
      head(sheet, styles),
      accentRule(styles),
      listed.length > 0 &&
        h(View, { style: styles.fixed }, text('Features', styles.heading), featureColumns(listed, styles)),
      h(
        View,
        { style: styles.two },
        h(
          View,
          { style: styles.column },
          commentBlock(comments, styles),
          loan && h(View, { style: styles.loan }, loanPanel(loan, 'The repayment in full', styles)),
        ),
        side(sheet, papers, styles),
      ),
      h(View, { style: styles.write }, ...LINES.map((line) => text(line, styles.writeLine))),
      h(View, { style: styles.end }, text(sheet.notes, styles.small), text(sheet.imprint, styles.small)),
    ),
  );
}
