import type { Page } from '@playwright/test';

/**
 * Makes the page also draw the parts far below the view. On phones, pages do not draw those (far-parts.ts), and
 * measurements would miss what is wrong in them.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.far')) part.classList.remove('far');
    // The page marks such parts once it is idle, which may happen after this call.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
