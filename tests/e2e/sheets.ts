import type { Page } from '@playwright/test';

/** Most A4 sheets that a printed page may take. */
export const MAX_SHEETS = 2;

/** Size in CSS px of the printable area of an A4 sheet with the margin of print.css (12 mm). */
export const SHEET = { width: 703, height: 1030 };

/** Number of A4 sheets that the page takes when printed, counted in its PDF. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
