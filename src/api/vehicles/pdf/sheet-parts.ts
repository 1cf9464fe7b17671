import { Path, type Styles, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { SpecRow } from '../../../stock/rules/spec-row.ts';
import { qrPath } from './qr-code.ts';
import type { SheetLoan } from './sheet-finance.ts';
import type { SheetStyles } from './sheet-styles.ts';

export type Style = Styles[string];

/** A text of at most so many lines; nothing for an empty one. */
export const text = (content: string | null, style: Style = {}, maxLines?: number): ReactNode =>
  !content
    ? null
    : h(Text, { style: maxLines ? { ...style, maxLines, textOverflow: 'ellipsis' } : style }, content);

/** Splits a list into columns that are read from top to bottom. */
export function inColumns<T>(items: readonly T[], columns: number): T[][] {
  const height = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, index) => items.slice(index * height, (index + 1) * height));
}

/** Rows of label and value, in columns. */
export const factRows = (rows: readonly SpecRow[], columns: number, styles: SheetStyles): ReactNode =>
  rows.length === 0
    ? null
    : h(
        View,
        { style: styles.columns },
        ...inColumns(rows, columns).map((column) =>
          h(
            View,
            { style: styles.column },
            ...column.map(({ label, value }) =>
              h(View, { style: styles.row }, text(label, styles.rowLabel), text(value, styles.rowValue)),
            ),
          ),
        ),
      );

/** Lines of text in three columns. */
export const featureColumns = (features: readonly string[], styles: SheetStyles): ReactNode =>
  h(
    View,
    { style: styles.columns },
    ...inColumns(features, 3).map((column) =>
      h(View, { style: styles.column }, ...column.map((feature) => text(feature, styles.feature))),
    ),
  );

export const commentBlock = (comments: readonly string[], styles: SheetStyles): ReactNode =>
  comments.length === 0
    ? null
    : h(
        View,
        null,
        text('From the yard', styles.heading),
        ...comments.map((paragraph) => text(paragraph, styles.paragraph)),
      );

/** A loan's rows and, in the same size, the warning that must stand beside its comparison rate. */
export const loanPanel = (loan: SheetLoan, heading: string, styles: SheetStyles): ReactNode =>
  h(
    View,
    { style: styles.panel },
    text(heading, styles.heading),
    factRows(loan.rows, 1, styles),
    text(loan.warning, { marginTop: 6 }),
  );

export const accentRule = (styles: SheetStyles): ReactNode =>
  h(View, { style: styles.rule }, h(View, { style: styles.ruleAccent }));

/** The QR code of an address. Black on white, whatever the theme, so that every phone reads it. */
export function qrCode(address: string, styles: SheetStyles): ReactNode {
  const { path, modules } = qrPath(address);
  return h(
    Svg,
    { style: styles.qr, viewBox: `0 0 ${modules} ${modules}` },
    h(Path, { d: path, fill: '#000' }),
  );
}
