import type { Page } from '@playwright/test';

/** Draws the parts far below the view, too, which pages on phones leave out. They would hide faults from measurements. */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('.far')) part.classList.remove('far');
    // Parts may be marked only now, when the page becomes idle.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.far { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
