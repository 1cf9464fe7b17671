import type { CDPSession, Page } from '@playwright/test';

interface Explanation {
  type: string;
  reason: string;
}

/**
 * Leaves the page for a picture of its site, goes back, and returns the reasons of the page for which the browser did
 * not keep it in its back/forward cache. Reasons of the browser do not count: the one in the npm package keeps no page
 * at all, but says what about a page would forbid it.
 */
export async function backForwardRefusals(page: Page, session: CDPSession): Promise<string[]> {
  await page.goto(new URL('/favicon.svg', page.url()).href);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new Error('The browser has no page to go back to.');
  const explanations = new Promise<Explanation[]>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Going back from ${page.url()} took over 20 s.`)),
      20_000,
    );
    const finish = (found: Explanation[]) => {
      clearTimeout(timer);
      session.off('Page.backForwardCacheNotUsed', refused);
      session.off('Page.frameNavigated', restored);
      resolve(found);
    };
    const refused = (event: { notRestoredExplanations: Explanation[] }) =>
      finish(event.notRestoredExplanations);
    const restored = ({ type }: { type: string }) => {
      if (type === 'BackForwardCacheRestore') finish([]);
    };
    session.on('Page.backForwardCacheNotUsed', refused);
    session.on('Page.frameNavigated', restored);
  });
  await session.send('Page.navigateToHistoryEntry', { entryId });
  return (await explanations).filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
}
