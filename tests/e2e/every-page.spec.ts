import type { Page } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { sampleKinds, samplePaths } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { drawAll } from './draw-all.ts';
import { resize } from './resize.ts';
import { scrollThrough, watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, test } from './site.ts';

/** The text spacing with which pages must remain readable (WCAG 1.4.12). */
const WIDE_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Number of CSS px by which the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Texts that an element with hidden overflow cuts off sideways, and chosen options too long for their select box. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (element: Element): boolean => element.matches('.sr') || element.clientWidth <= 1;
    const clips = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      for (let part = text.parentElement; part; part = part.parentElement) {
        if (!part.checkVisibility({ visibilityProperty: true }) || isHidden(part) || scrolls(part))
          return false;
        const box = part.getBoundingClientRect();
        if (clips(part) && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return left < -1 || right > innerWidth + 1;
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      if (text.data.trim() && !text.parentElement?.closest('select, script, style, noscript') && isCut(text))
        cut.push(text.data.trim());
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      const style = getComputedStyle(select);
      // A prompt such as "Any make" repeats the label, so it may be cut.
      const chosen = select.value === '' ? '' : (select.selectedOptions[0]?.label ?? '');
      if (!canvas || !select.checkVisibility({ visibilityProperty: true })) continue;
      // Not `style.font`, which is empty if the shorthand cannot express all font properties.
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      canvas.letterSpacing = style.letterSpacing;
      canvas.wordSpacing = style.wordSpacing;
      const room =
        select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (canvas.measureText(chosen).width > room + 1) cut.push(chosen);
    }
    return cut;
  });

/** Replaces each name, review, feature and other text of the dealer by a word of 200 letters. */
const writeLongWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = 'h1, h2, h3, p, li, dd, td, blockquote';
    const kept = 'script, style, template, button, .btn, label, output, .price, .tag, .nowrap';
    const walker = document.createTreeWalker(
      document.getElementById('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent } = node;
      if (/[a-z]{3}/i.test(node.textContent ?? '') && parent?.closest(texts) && !parent.closest(kept))
        node.textContent = 'W'.repeat(200);
    }
  });

/** Widths of the window in CSS px. 640 px is a window of 1280 px at 200 % zoom, 320 px the same window at 400 %. */
const WIDTHS = [1920, 1280, 768, 640, 360, 320];

for (const tenant of [...DEMO_TENANTS, CONTRARY]) {
  for (const kind of sampleKinds(tenant)) {
    // One test for all checks, because loading the page takes longer than checking it.
    test(`${tenant}: the ${kind} page has no layout shifts, no axe violations, sizes for all pictures, and no horizontal scrolling or cut texts even with wide spacing and long words`, async ({
      page,
    }) => {
      const path = samplePaths(tenant)[kind];
      const shifts = await watchShifts(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        // Leave the page first: a reload would restore the scroll position, which puts controls below sticky bars.
        await page.goto('about:blank');
        await page.goto(at(tenant, path));
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect.soft(await axeViolations(page), `violations at ${width}`).toEqual([]);
        await scrollThrough(page);
        expect.soft(await shifts(), `shifts at ${width}`).toEqual([]);
      }
      const unsized = await page
        .locator('img')
        .evaluateAll((images) =>
          images
            .filter((image) =>
              ['width', 'height'].some((side) => !/^\d+$/.test(image.getAttribute(side) ?? '')),
            )
            .map((image) => image.outerHTML),
        );
      expect(unsized).toEqual([]);
      await drawAll(page);
      for (const width of WIDTHS) {
        await resize(page, width, 800);
        expect.soft(await overflow(page), `px too wide at ${width}`).toBeLessThanOrEqual(0);
      }
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, WIDE_SPACING);
      expect.soft(await overflow(page), 'px too wide at 320 with wide spacing').toBeLessThanOrEqual(0);
      expect.soft(await cutTexts(page), 'texts cut at 320 with wide spacing').toEqual([]);
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
      await writeLongWords(page);
      for (const width of [1280, 360]) {
        await resize(page, width, 800);
        expect.soft(await overflow(page), `px too wide at ${width} with long words`).toBeLessThanOrEqual(0);
      }
    });
  }
}
