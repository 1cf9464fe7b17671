import { crc32, deflateSync } from 'node:zlib';

/** Where the seven passes of Adam7 interlacing begin, and the steps between their pixels: x, y, step of x, step of y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/**
 * An interlaced black PNG with one byte for each pixel. A few hundred kB, but a decoder needs all its pixels in memory at
 * once, because each pass covers the whole picture.
 *
 * @param side width and height in pixels
 */
export function interlacedPng(side: number): Buffer {
  const bytes = PASSES.reduce((sum, [x, y, stepX, stepY]) => {
    const [width, height] = [Math.ceil((side - x) / stepX), Math.ceil((side - y) / stepY)];
    return sum + height * (width + 1);
  }, 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8 bits, grey, no choice of compression and filter, interlaced.
  header.set([8, 0, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
