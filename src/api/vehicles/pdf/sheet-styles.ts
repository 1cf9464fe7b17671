import type { Styles } from '@react-pdf/renderer';
import type { SheetFonts } from './sheet-fonts.ts';
import type { SheetLook } from './sheet-look.ts';

/** Points of a millimetre. */
const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const PAGE_HEIGHT = 841.89;
const MARGIN = { top: mm(11), side: mm(12), bottom: mm(10) };
/** The column beside facts and comments. */
const SIDE_WIDTH = mm(69);
/** Side of the QR code; printed smaller, phones do not read it from outside a windscreen. */
export const QR_SIZE = mm(29);
/** White around the QR code, without which readers do not find it. */
export const QR_MARGIN = mm(4);

/** Shrinks as good as never. The library takes 0 for a missing value, which would shrink. */
const FIRM = 1e-6;

/** Styles of all parts of a sheet, from the dealer's theme. */
export function sheetStyles(look: SheetLook, fonts: SheetFonts) {
  const { ink, muted, line, sunk, accent, onAccent, dark, onDark, onDarkMuted, radius, display } = look;
  const heading = (size: number) => ({
    fontFamily: fonts.heading,
    fontSize: size,
    lineHeight: 1.2,
    letterSpacing: display.tracking * size,
  });
  const figures = (size: number) => ({ ...heading(size), fontFamily: fonts.figures });
  const block: Styles[string] = {
    flexDirection: 'row',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: mm(90),
    minHeight: mm(66),
  };
  return {
    page: {
      paddingTop: MARGIN.top,
      paddingHorizontal: MARGIN.side,
      paddingBottom: MARGIN.bottom,
      fontFamily: fonts.text,
      fontSize: 9.5,
      lineHeight: 1.35,
      color: ink,
    },
    // A point less than the page has: rounding could otherwise add a page.
    sheet: { height: PAGE_HEIGHT - MARGIN.top - MARGIN.bottom - 1 },
    muted: { color: muted },
    strong: { fontWeight: 600 },
    small: { fontSize: 8, color: muted },

    head: {
      flexDirection: 'row',
      flexShrink: FIRM,
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: mm(6),
    },
    logo: { flexDirection: 'row', alignItems: 'center', gap: mm(3), flexShrink: 1 },
    mark: { width: mm(10.5), height: mm(10.5) },
    logoPicture: { height: mm(11), maxWidth: mm(80), objectFit: 'contain', objectPosition: '0 50%' },
    dealer: heading(14),
    tagline: { fontSize: 9, color: muted },
    headSide: { alignItems: 'flex-end', fontSize: 9, flexShrink: FIRM },
    rule: {
      flexDirection: 'row',
      flexShrink: FIRM,
      height: mm(1),
      backgroundColor: dark,
      marginVertical: mm(4.5),
    },
    ruleAccent: { width: mm(30), backgroundColor: accent },
    band: {
      backgroundColor: dark,
      color: onDark,
      paddingVertical: mm(3),
      paddingHorizontal: mm(4.5),
    },
    bandYards: { flexDirection: 'row', gap: mm(7) },
    bandPlace: { fontSize: 8.5, color: onDarkMuted },
    bandPhone: { ...figures(11), color: onDark },

    // Takes the height that the rest of the page leaves.
    picture: {
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: mm(70),
      minHeight: mm(40),
      maxHeight: mm(112),
      borderRadius: radius,
      backgroundColor: sunk,
    },
    fill: { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%', borderRadius: radius },
    thumbs: { flexDirection: 'row', flexShrink: FIRM, gap: mm(2.5), marginTop: mm(2.5) },
    thumb: { flex: 1, height: mm(22), borderRadius: radius * 0.7, objectFit: 'cover' },
    poster: {
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: mm(90),
      minHeight: mm(60),
      maxHeight: mm(130),
      justifyContent: 'space-between',
      padding: mm(7),
      borderRadius: radius,
      backgroundColor: sunk,
    },
    block: { ...block, maxHeight: mm(78) },
    blockAlone: { ...block, maxHeight: mm(130) },
    blockText: {
      width: mm(67),
      backgroundColor: accent,
      color: onAccent,
      padding: mm(4.5),
      justifyContent: 'space-between',
    },
    blockPicture: { flex: 1, backgroundColor: sunk },

    top: {
      flexDirection: 'row',
      flexShrink: FIRM,
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      gap: mm(8),
      marginTop: mm(5),
    },
    topLeft: { flex: 1 },
    topRight: { flexShrink: FIRM, maxWidth: mm(95), alignItems: 'flex-end' },
    tag: {
      fontSize: 9,
      fontWeight: 600,
      color: onAccent,
      backgroundColor: accent,
      borderRadius: radius * 0.4,
      paddingVertical: 1.5,
      paddingHorizontal: 6,
      alignSelf: 'flex-start',
      marginBottom: 4,
    },
    subtitle: { fontSize: 11, marginTop: 3 },
    priceType: { fontSize: 12, fontWeight: 600 },
    note: { fontSize: 9, color: muted, marginTop: mm(2.5), flexShrink: FIRM },

    columns: { flexDirection: 'row', gap: mm(7) },
    column: { flex: 1 },
    two: { flexDirection: 'row', gap: mm(8), marginTop: mm(4.5), flexShrink: FIRM },
    side: { width: SIDE_WIDTH },
    row: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: mm(3),
      paddingVertical: 2.6,
      borderBottom: `0.7pt solid ${line}`,
    },
    rowLabel: { color: muted, flexShrink: FIRM },
    rowValue: { flex: 1, fontWeight: 600, textAlign: 'right' },
    bigFacts: {
      flexDirection: 'row',
      flexShrink: FIRM,
      borderBottom: `1.4pt solid ${ink}`,
      paddingVertical: mm(3),
    },
    bigFact: { flex: 1, paddingHorizontal: mm(2.5), borderLeft: `0.7pt solid ${line}` },
    bigFactFirst: { flex: 1, paddingRight: mm(2.5) },
    heading: { ...heading(12.5), marginBottom: mm(1.5) },
    section: { marginTop: mm(4.5), flexShrink: FIRM },
    panel: {
      backgroundColor: sunk,
      borderRadius: radius,
      paddingVertical: mm(3.5),
      paddingHorizontal: mm(4.5),
    },
    scale: { height: mm(5), backgroundColor: line },
    scaleFill: { height: '100%', backgroundColor: accent },
    scaleMark: { position: 'absolute', top: -2, width: 1.4, height: mm(5) + 4, backgroundColor: ink },
    scaleLabels: { height: 17 },
    scaleLabel: { position: 'absolute', top: 2, width: 60, marginLeft: -30, alignItems: 'center' },
    scaleMass: heading(11),
    scaleEnd: { position: 'absolute', top: 2, right: 0 },
    feature: { paddingVertical: 2, borderBottom: `0.7pt solid ${line}` },
    paragraph: { marginBottom: 4 },

    foot: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: QR_MARGIN + mm(2),
      marginTop: mm(4.5),
      borderTop: `1.4pt solid ${ink}`,
      paddingTop: QR_MARGIN,
    },
    papers: { marginBottom: 14 },
    address: { marginTop: 5 },
    loan: { marginTop: 8 },
    qr: { width: QR_SIZE, height: QR_SIZE },
    footHeading: heading(14),
    phone: { ...figures(17), marginBottom: 2 },
    link: { color: muted, textDecoration: 'none' },
    smallPrint: { marginTop: QR_MARGIN, gap: 2, flexShrink: FIRM },
    footRight: { alignItems: 'flex-end', flexShrink: FIRM, maxWidth: mm(62) },
    hours: { width: mm(58), flexShrink: FIRM },
    write: { flexDirection: 'row', gap: mm(7), marginTop: mm(5), flexShrink: FIRM },
    writeLine: { flex: 1, height: mm(11.5), borderBottom: `1pt solid ${muted}`, color: muted, fontSize: 9 },
    end: { marginTop: 'auto', paddingTop: mm(3), gap: 3, flexShrink: FIRM },
    bottom: { marginTop: 'auto', flexShrink: FIRM },
    titleOf: (size: number) => heading(size),
    priceOf: (size: number) => ({ ...figures(size), lineHeight: 1.1 }),
    fixed: { flexShrink: FIRM },
  } satisfies Record<string, Styles[string] | ((size: number) => Styles[string])>;
}

export type SheetStyles = ReturnType<typeof sheetStyles>;
