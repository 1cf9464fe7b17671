import type { Page } from '@playwright/test';

/** Sheets that a page may take. */
export const MAX_SHEETS = 2;

/** Pixels of an A4 sheet within the browser's margins. */
export const SHEET = { width: 703, height: 1030 };

/** Number of A4 sheets that a page takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
