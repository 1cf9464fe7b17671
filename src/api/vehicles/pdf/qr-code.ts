import { encodeQR } from 'qr';

/**
 * Draws a QR code of medium error correction (M) as an SVG path in a square of `modules` units, without a margin.
 */
export function qrPath(text: string): { path: string; modules: number } {
  // The library draws a margin of at least one module.
  const withMargin = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = withMargin.slice(1, -1).map((row) => row.slice(1, -1));
  const runs: string[] = [];
  for (const [y, row] of rows.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x++) {
      if (row[x] && start < 0) start = x;
      if (!row[x] && start >= 0) {
        // One rectangle for each run of dark modules: squares side by side show hairlines in some viewers.
        runs.push(`M${start} ${y}h${x - start}v1h${start - x}z`);
        start = -1;
      }
    }
  }
  return { path: runs.join(''), modules: rows.length };
}
