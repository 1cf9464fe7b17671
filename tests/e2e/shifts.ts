import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

function observe(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const place = ({ x, y, width, height }: DOMRect) => `${[x, y, width, height].map(Math.round)}`;
  const label = ({ localName, className }: Element) => `${localName}.${className}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
      // Below 0.0001 it is invisible rounding of half pixels.
      if (hadRecentInput || value < 0.0001) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const own = node instanceof Element ? label(node) : (node?.textContent ?? 'a removed part');
        const name = node?.parentElement ? `${label(node.parentElement)} > ${own}` : own;
        return `${name} ${place(previousRect)} → ${place(currentRect)}`;
      });
      const page = `at ${Math.round(startTime)} ms, scrolled ${Math.round(scrollY)} of ${document.documentElement.scrollHeight} px`;
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')} (${page})`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Records layout shifts with their elements, from the beginning of each page. The returned function gets them. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(observe);
  return () =>
    page.evaluate(async () => {
      // Shifts of a frame are reported after the next one.
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
      return (window as unknown as { shifts: string[] }).shifts;
    });
}

/** Scrolls from top to bottom, frame by frame, so that lazy pictures load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
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
