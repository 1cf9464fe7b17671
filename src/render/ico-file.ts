/** Sizes in bytes of the file's header and of the entry for each picture. */
const HEADER = 6;
const ENTRY = 16;
// Offset of width and height within the first block of a PNG file, whose signature takes eight bytes.
const [PNG_WIDTH, PNG_HEIGHT] = [16, 20];

/**
 * An .ico file of several PNG pictures, each at most 255 px wide and high.
 *
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function icoFile(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
  head.writeUInt16LE(1, 2); // An icon, not a cursor.
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = HEADER + ENTRY * index;
    head.writeUInt8(picture.readUInt32BE(PNG_WIDTH), entry);
    head.writeUInt8(picture.readUInt32BE(PNG_HEIGHT), entry + 1);
    head.writeUInt16LE(1, entry + 4); // Colour planes.
    head.writeUInt16LE(32, entry + 6); // Bits per pixel.
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
