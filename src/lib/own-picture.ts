/** A tenant's folder of its own pictures, and how configuration and content name a file of it. */
export const PICTURES_FOLDER = 'pictures';

/** Folder of the pictures that a build makes of a dealer's own. Their addresses change with their content. */
export const OWN_PICTURES = '/_media/pictures/';

/**
 * Widths in px in which such a picture is made. A phone of 390 CSS px with three device pixels each needs 1170, a
 * screen of 1280 with two needs 2560.
 */
const WIDTHS = [400, 640, 960, 1280, 1920, 2560];
const LARGEST = Math.max(...WIDTHS);

/** A step that is nearly as wide as the picture itself would save nothing. */
const NEARLY = 0.9;

/** True for an address that names a file of the folder `pictures`: "pictures/yard/front.jpg". */
export const isOwnPictureName = (address: string): boolean => address.startsWith(`${PICTURES_FOLDER}/`);

/**
 * Width in px of the largest copy of a picture: twice the width at which a page shows it, for sharp screens, and never
 * more than it has.
 *
 * @param own its own width in px
 * @param shown largest width in CSS px at which the place shows it
 */
export const largestCopy = (own: number, shown: number): number => Math.min(own, shown * 2, LARGEST);

/** All widths in px in which a picture is made, from that of its largest copy. */
export const copyWidths = (largest: number): number[] => [
  ...WIDTHS.filter((width) => width < largest * NEARLY),
  largest,
];

const COPY = /^(\/_media\/pictures\/.*-)(\d+)(\.avif)$/;

/** Addresses of all copies of a picture, from that of the largest; empty for any other address. */
export function copiesOf(address: string): { address: string; width: number }[] {
  const [, start, largest, end] = COPY.exec(address) ?? [];
  return start === undefined
    ? []
    : copyWidths(Number(largest)).map((width) => ({ address: `${start}${width}${end}`, width }));
}

/**
 * The `srcset` of a picture of the dealer's own, from the address of its largest copy. Empty if it has only that one;
 * null for any other address.
 */
export function ownSrcset(address: string): string | null {
  const copies = copiesOf(address);
  if (copies.length === 0) return null;
  return copies.length === 1 ? '' : copies.map((copy) => `${copy.address} ${copy.width}w`).join(', ');
}

/** `srcset` and `sizes` of an `img` element for a picture of the dealer's own; empty for any other picture. */
export function ownSizes(address: string, sizes: string): { srcset?: string; sizes?: string } {
  const srcset = ownSrcset(address);
  return srcset ? { srcset, sizes } : {};
}
