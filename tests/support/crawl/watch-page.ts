import type { Page, Request } from '@playwright/test';

export interface Watched {
  /** Problems since the last call. */
  takeProblems: () => string[];
  /** Waits until the page has had nothing to do twice in a row, and no request is under way. */
  settle: () => Promise<void>;
}

/** Runs in the page: resolves when the browser is idle. */
const idle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2_000 }));

/** Requests that take longer than this count as failed. */
const PATIENCE_MS = 15_000;

/**
 * Records console errors, uncaught errors, violations of the Content Security Policy and failing requests of a page,
 * until it is closed.
 *
 * @param isExpected true for a status that the page is meant to have, such as the 404 of a missing page
 */
export async function watchPage(
  page: Page,
  isExpected: (url: string, status: number) => boolean,
): Promise<Watched> {
  const problems = new Set<string>();
  const pending = new Set<Request>();
  page.on('pageerror', (error) => problems.add(`uncaught error: ${error.message}`));
  page.on('console', (message) => {
    // Chrome logs failed requests too, which are recorded below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.add(`console error: ${message.text()}`);
  });
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Scripts abort requests whose answer nobody needs any more, and so does leaving the page.
    if (reason !== 'net::ERR_ABORTED') problems.add(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const [url, status] = [response.url(), response.status()];
    if (status >= 400 && !isExpected(url, status)) problems.add(`status ${status}: ${url}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => problems.add(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    takeProblems: () => {
      const taken = [...problems];
      problems.clear();
      return taken;
    },
    settle: async () => {
      const end = performance.now() + PATIENCE_MS;
      let quiet = 0;
      while (quiet < 2) {
        await page.evaluate(idle);
        quiet = pending.size === 0 ? quiet + 1 : 0;
        if (performance.now() < end) continue;
        for (const request of pending)
          problems.add(`no answer for ${PATIENCE_MS / 1_000} s: ${request.url()}`);
        break;
      }
      pending.clear();
    },
  };
}
