import { Document, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { CarSheet } from './car-sheet.ts';
import { backPage } from './draw-back-page.ts';
import { frontPage } from './draw-front-page.ts';
import type { SheetPictures } from './lead-parts.ts';
import { sheetFonts } from './sheet-fonts.ts';
import type { SheetLook } from './sheet-look.ts';
import { sheetStyles } from './sheet-styles.ts';

/** Draws a vehicle's sheet as a PDF of one or two A4 pages. */
export async function drawSheet(sheet: CarSheet, look: SheetLook, pictures: SheetPictures): Promise<Buffer> {
  const styles = sheetStyles(look, await sheetFonts(look));
  const { dealer, title, subtitle } = sheet;
  const about = { title: `${title} ${subtitle}`.trim(), author: dealer, language: 'en-AU', creator: dealer };
  return renderToBuffer(h(Document, about, frontPage(sheet, pictures, styles), backPage(sheet, styles)));
}
