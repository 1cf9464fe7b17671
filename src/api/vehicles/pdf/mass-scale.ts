import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type Style, text } from './sheet-parts.ts';
import type { SheetStyles } from './sheet-styles.ts';

/** Tonnes at which classes of trucks begin, and the end of the scale. */
const MARKS = [4.5, 8, 12];
const END = 26;

const tonnes = (value: number): string => value.toLocaleString('en-AU', { maximumFractionDigits: 2 });

/** A truck's gross mass on a scale of the classes of trucks. */
export function massScale(kilograms: number, styles: SheetStyles): ReactNode {
  const mass = kilograms / 1000;
  const end = Math.max(END, Math.ceil(mass));
  const share = (value: number) => `${(100 * value) / end}%`;
  // A label is centred above or below its mark.
  const label = (value: number, content: string, style: Style) =>
    h(View, { style: { ...styles.scaleLabel, left: share(value) } }, text(content, style));
  return h(
    View,
    { style: styles.section },
    text('Where it weighs in', styles.heading),
    h(View, { style: styles.scaleLabels }, label(mass, `${tonnes(mass)} t`, styles.scaleMass)),
    h(
      View,
      { style: styles.scale },
      h(View, { style: { ...styles.scaleFill, width: share(mass) } }),
      ...MARKS.map((mark) => h(View, { style: { ...styles.scaleMark, left: share(mark) } })),
    ),
    h(
      View,
      { style: styles.scaleLabels },
      ...MARKS.map((mark) => label(mark, tonnes(mark), styles.muted)),
      h(View, { style: styles.scaleEnd }, text(`${tonnes(end)} t`, styles.muted)),
    ),
  );
}
