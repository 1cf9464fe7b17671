import { Page, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { BIG_FACTS, blockLead } from './block-lead.ts';
import type { CarSheet } from './car-sheet.ts';
import type { SheetPictures } from './lead-parts.ts';
import { massScale } from './mass-scale.ts';
import { pictureLead } from './picture-lead.ts';
import { foot } from './sheet-foot.ts';
import { commentBlock, factRows, featureColumns, loanPanel, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** Facts, beside them the repayment or the comments. */
function middle(sheet: CarSheet, styles: SheetStyles): ReactNode {
  const facts = sheet.lead === 'block' ? sheet.facts.slice(BIG_FACTS) : sheet.facts;
  const side =
    (sheet.repayment && loanPanel(sheet.repayment, '', styles)) ?? commentBlock(sheet.comments, styles);
  const scale = sheet.lead === 'block' && sheet.mass ? massScale(sheet.mass, styles) : null;
  return h(
    View,
    { style: styles.two },
    h(View, { style: styles.column }, factRows(facts, side ? 2 : 3, styles), scale),
    side && h(View, { style: styles.side }, side),
  );
}

const features = (sheet: CarSheet, styles: SheetStyles): ReactNode =>
  sheet.features.length > 0 &&
  h(
    View,
    { style: styles.section },
    text('Features', styles.heading),
    featureColumns(sheet.features, styles),
  );

/** The page for the windscreen. */
export const frontPage = (sheet: CarSheet, pictures: SheetPictures, styles: SheetStyles): ReactNode =>
  h(
    Page,
    { size: 'A4', style: styles.page },
    h(
      View,
      { style: styles.sheet, wrap: false },
      ...(sheet.lead === 'block' ? blockLead : pictureLead)(sheet, pictures, styles),
      middle(sheet, styles),
      features(sheet, styles),
      h(
        View,
        { style: styles.bottom },
        foot(sheet, styles),
        h(
          View,
          { style: styles.smallPrint },
          sheet.back ? null : text(sheet.notes, styles.small),
          text(sheet.imprint, styles.small),
        ),
      ),
    ),
  );
