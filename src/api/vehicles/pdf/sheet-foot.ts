import { Link, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CarSheet } from './car-sheet.ts';
import { factRows, qrCode, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** QR code and phone number; on a sheet of one page the opening hours, too. */
export function foot(sheet: CarSheet, styles: SheetStyles): ReactNode {
  const { yard, host, stock, url } = sheet;
  const showsHours = sheet.back === null && yard !== null && yard.hours.length > 0;
  const contact = yard && [
    text(yard.phone, styles.phone),
    text(yard.name, styles.strong, 1),
    text(showsHours ? `${yard.street}, ${yard.town}` : yard.street, {}, 2),
  ];
  const scan = [
    text('Every picture and today’s price', showsHours ? styles.strong : styles.footHeading),
    text('Scan the code, or visit our website.', { ...styles.muted, marginTop: 2 }),
    h(Link, { src: url, style: styles.link }, stock ? `${host}, stock ${stock}` : host),
  ];
  return h(
    View,
    { style: styles.foot },
    qrCode(url, styles),
    h(
      View,
      { style: styles.column },
      ...(showsHours ? [...(contact ?? []), h(View, { style: { marginTop: 6 } }, ...scan)] : scan),
    ),
    showsHours
      ? h(View, { style: styles.hours }, factRows(yard.hours, 1, styles))
      : h(View, { style: styles.footRight }, ...(contact ?? [])),
  );
}
