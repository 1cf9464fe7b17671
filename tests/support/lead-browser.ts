import { afterEach, beforeEach, vi } from 'vitest';
import type { UnsentLead } from '../../src/features/leads/unsent/unsent-leads.ts';

const storageOf = (texts: Map<string, string>) => ({
  getItem: (name: string) => texts.get(name) ?? null,
  setItem: (name: string, text: string) => void texts.set(name, text),
});

/**
 * Simulates the browser for tests of sending forms: each test starts with empty storage, an empty `dataLayer` and the
 * given address. Timers do not run.
 *
 * @param href address of the page with the form
 */
export function leadBrowser(href: string) {
  /** `localStorage` and `sessionStorage`. */
  const [browser, tab] = [new Map<string, string>(), new Map<string, string>()];
  const page = {
    dataLayer: [] as unknown[],
    localStorage: storageOf(browser),
    setTimeout: vi.fn<(run: () => void, milliseconds: number) => number>(() => 0),
  };
  beforeEach(() => {
    page.dataLayer = [];
    page.setTimeout.mockClear();
    browser.clear();
    tab.clear();
    vi.stubGlobal('window', page);
    vi.stubGlobal('sessionStorage', storageOf(tab));
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal(
      'document',
      Object.assign(new EventTarget(), { documentElement: { dataset: { site: 'w' } } }),
    );
    vi.stubGlobal('navigator', { userAgent: 'Test browser' });
    vi.stubGlobal('location', { href });
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  /** Forms that the browser keeps because the service has not acknowledged them. */
  const keptForms = (): UnsentLead[] => JSON.parse(browser.get('forecourt::unsent') ?? '[]');
  return { page, tab, keptForms };
}
