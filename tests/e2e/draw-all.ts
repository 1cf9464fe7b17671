import type { Page } from '@playwright/test';

/**
 * Makes the page draw the parts far below the view, too. Pages on phones skip them (far-parts.ts), and measurements
 * would miss what is wrong in them.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.far')) part.classList.remove('far');
    // Parts may be marked only now, when the page becomes idle.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
