import type { Page } from '@playwright/test';
import { tagsOf } from '../support/html.ts';
import { publishedFile } from '../support/published.ts';
import { fileNameOf, fixturePath, samplePaths } from '../support/samples.ts';
import { waitForLiveSearch } from './search-live.ts';
import { at, expect, PLAIN, test } from './site.ts';

/** The effect of a press on a disclosure. */
interface Press {
  name: string;
  /** Durations of all animations of the disclosure's height: "300ms", "0.3s". */
  durations: string[];
  /** True if the height changed at once, before any animation. */
  jumps: boolean;
}

/**
 * Presses every visible disclosure of the page or of its open dialog in two rounds: one inside another disclosure is
 * visible in one round only. Menus and popovers, which float above the page instead of moving it, are left out.
 */
const pressAll = (page: Page): Promise<Press[]> =>
  page.evaluate(async () => {
    const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const buttons = [...scope.querySelectorAll<HTMLElement>('summary, [aria-expanded][aria-controls]')];
    const contentOf = (button: HTMLElement): HTMLElement | null =>
      button.localName === 'summary'
        ? button.parentElement
        : document.getElementById(button.getAttribute('aria-controls') ?? '');
    const floats = (content: HTMLElement): boolean =>
      [content, ...(content.localName === 'details' ? content.children : [])].some((part) =>
        /absolute|fixed/.test(getComputedStyle(part).position),
      );
    const { animate } = Element.prototype;
    let started: Animation[] = [];
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      started.push(animation);
      return animation;
    };
    const presses: Press[] = [];
    for (const button of [...buttons, ...buttons]) {
      const content = contentOf(button);
      if (!content || !button.checkVisibility() || floats(content)) continue;
      started = [];
      // A text that shows its beginning while closed is replaced by the whole one, so measure the parent of both.
      const around = content.parentElement ?? content;
      const before = around.offsetHeight;
      button.click();
      const style = getComputedStyle(content, '::details-content');
      const bySheet = style.transitionProperty.includes('block-size')
        ? [style.transitionDuration.split(', ')[0] ?? '']
        : [];
      presses.push({
        name: button.textContent?.trim() ?? '',
        durations: [...started.map(({ effect }) => `${effect?.getTiming().duration}ms`), ...bySheet],
        jumps: around.offsetHeight !== before,
      });
      for (const animation of started) animation.finish();
      await Promise.all(started.map(({ finished }) => finished));
      // Elements react to the end of an animation with the next frame.
      if (started.length > 0)
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    Element.prototype.animate = animate;
    return presses;
  });

async function expectDurations(page: Page, place: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let slow = await pressAll(page);
  if (slow.length === 0) {
    // Some parts are folded on phones only.
    await page.setViewportSize({ width: 360, height: 740 });
    slow = await pressAll(page);
  }
  expect(slow, place).not.toEqual([]);
  for (const { name, durations, jumps } of slow) {
    const isRight = durations.length === 1 && /^(300ms|0\.3s)$/.test(durations[0] ?? '');
    expect
      .soft({ place, name, durations, jumps })
      .toEqual({ place, name, durations: isRight ? durations : ['300ms'], jumps: false });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, durations } of await pressAll(page))
    expect
      .soft({ place, name, durations: durations.filter((time) => time !== '0s') })
      .toEqual({ place, name, durations: [] });
}

test('LIM-02 every part of a page that can be opened and closed takes 300 ms for that, or no time with reduced motion', async ({
  page,
}) => {
  test.slow();
  const places = [
    ...Object.values(samplePaths('harbourline'))
      .map((path) => ['harbourline', path] as const)
      .filter(([, path]) => path !== '/missing-page'),
    [PLAIN, fixturePath(PLAIN, 'CX-5')] as const,
  ].filter(([tenant, path]) => {
    const [, main = ''] = publishedFile(tenant, fileNameOf(path)).split(/<main[\s>]/);
    return tagsOf(main.split('</main>')[0] ?? '').some(
      ({ name, attributes }) =>
        // The buttons of a card float over what is below it.
        (name === 'summary' && !attributes['aria-label']?.startsWith('More ')) ||
        attributes['aria-expanded'] !== undefined,
    );
  });
  expect(places.length).toBeGreaterThan(2);
  for (const [tenant, path] of places) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at(tenant, path));
    if (path.startsWith('/search/') && !path.includes('/list')) {
      await page.getByRole('complementary', { name: 'Filters' }).hover();
      await waitForLiveSearch(page);
    }
    await expectDurations(page, path);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', samplePaths('harbourline').search));
  for (const name of ['Menu', 'Filter']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name }).locator('summary').first()).toBeVisible();
    await expectDurations(page, name);
    await page.keyboard.press('Escape');
  }
});
