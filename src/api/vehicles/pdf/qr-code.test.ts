import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QR_SCALE, qrPixels } from '../../../../tests/support/qr-pixels.ts';
import { qrPath } from './qr-code.ts';
import { QR_MARGIN, QR_SIZE } from './sheet-styles.ts';

const ADDRESS = 'https://www.north.example/cars/2024-kia-sorento-gt-line-hev-h10068';

const pixelsOf = (text: string) => qrPixels(qrPath(text));

it('a reader finds the address in the drawn QR code', async () => {
  expect(decodeQR(await pixelsOf(ADDRESS))).toBe(ADDRESS);
});

it('the QR code has error correction of level M', async () => {
  const { data, width } = await pixelsOf(ADDRESS);
  const isDark = (x: number, y: number) =>
    (data[((y + 4.5) * QR_SCALE * width + (x + 4.5) * QR_SCALE) * 4] ?? 255) < 128;
  // The first two of the masked format bits: "10" stands for M (ISO/IEC 18004, 7.9).
  expect([isDark(0, 8), isDark(1, 8)]).toEqual([true, false]);
});

it('the QR code is at least 27 mm wide, with 3 mm of white around it', () => {
  const millimetres = (points: number) => (points * 25.4) / 72;
  expect(millimetres(QR_SIZE)).toBeGreaterThanOrEqual(27);
  expect(millimetres(QR_MARGIN)).toBeGreaterThanOrEqual(3);
});
