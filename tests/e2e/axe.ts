import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawAll } from './draw-all.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Scope {
  /** CSS selector of the part to look at; by default the whole page. */
  inside?: string;
  /** Also checks axe's best practices, which no WCAG criterion demands. */
  bestPractices?: boolean;
}

/**
 * Ends a smooth scroll to the focused control at once: on the way the header covers other parts for a moment, which axe
 * would report.
 */
const endScroll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused !== document.body) focused?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  });

/** Ends transitions at once: while a part opens, its controls are closer to each other than afterwards. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A part inside an opening part begins its own transition one frame later.
    for (let frame = 0; frame < 3; frame++) {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish();
      await new Promise((done) => requestAnimationFrame(done));
    }
  });

/**
 * Returns the accessibility violations of the page in its current state: one line per rule and element, at most three
 * elements per rule.
 */
export async function axeViolations(page: Page, { inside, bestPractices }: Scope = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Our pages have no frames. In legacy mode axe does not follow frames and needs no second page, which halves its
    // time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (!bestPractices) axe.withTags(WCAG);
  if (inside) axe.include(inside);
  await drawAll(page);
  await endScroll(page);
  await endTransitions(page);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}
