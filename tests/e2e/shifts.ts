import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page: collects descriptions of its layout shifts in `window.shifts`. */
function recordShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`;
  const label = ({ localName, className }: Element) => `${localName}.${className}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      // Below 0.0001 a shift comes from the rounding of half pixels, which nobody sees.
      if (hadRecentInput || value < 0.0001) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const nodeLabel = node instanceof Element ? label(node) : (node?.textContent ?? 'a removed part');
        const name = node?.parentElement ? `${label(node.parentElement)} > ${nodeLabel}` : nodeLabel;
        return `${name} ${place(previousRect)} → ${place(currentRect)}`;
      });
      const page = `at ${Math.round(startTime)} ms, scrolled ${Math.round(scrollY)} of ${document.documentElement.scrollHeight} px`;
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')} (${page})`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const passTwoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

/**
 * Records the layout shifts of each page that is opened from now on. The returned function returns those of the current
 * page, each with the elements that moved.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordShifts);
  return async () => {
    // The browser reports the shifts of a frame only after the next frame.
    await passTwoFrames(page);
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

/**
 * Waits until the page has its parts far below skipped (far-parts.ts), and until the frames of that have passed. The
 * browser counts it as a shift if such a part comes into view before.
 */
export async function waitForFarParts(page: Page): Promise<void> {
  await expect(page.locator('.far').first()).toBeAttached();
  await passTwoFrames(page);
}

/** Scrolls from top to bottom, frame by frame, so that lazy pictures load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done, reject) => {
        requestAnimationFrame(done);
        const place = `${scrollY} of ${document.documentElement.scrollHeight} px, ${document.visibilityState}`;
        setTimeout(() => reject(new Error(`The browser drew no frame for 20 s (at ${place}).`)), 20_000);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.loading !== 'lazy' && !image.complete)
        .map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(missing, 'pictures still loading').toEqual([]);
}
