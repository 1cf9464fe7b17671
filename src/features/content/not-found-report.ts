import { whenIdle } from '../../ui/when-idle.ts';
import { NOT_FOUND } from './not-found-path.ts';

/** The service takes no longer ones. */
const MAX_PATH = 300;

/** The host of the page that led here; null if it is unknown. Nothing else of its address is sent. */
const referrerHost = (): string | null =>
  URL.canParse(document.referrer) ? new URL(document.referrer).hostname || null : null;

/**
 * Reports the address to the service, without its query and without cookies. A failure is logged. It calls `fetch`
 * itself, because the shared client is larger than this page's other scripts.
 */
async function reportNotFound(websiteId: string): Promise<void> {
  const { pathname } = location;
  if (pathname.replace(/(?:\.html|\/)$/, '') === NOT_FOUND.path || pathname.length > MAX_PATH) return;
  try {
    const { ok, status } = await fetch('/api/not-found', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ website_id: websiteId, path: pathname, referrer: referrerHost() }),
      credentials: 'omit',
      // Otherwise the browser would send the query in the Referer header.
      referrerPolicy: 'origin',
      keepalive: true,
    });
    if (!ok) throw new Error(`The service answered with status ${status}.`);
  } catch (error) {
    console.warn('This missing page was not reported.', error);
  }
}

class NotFoundReport extends HTMLElement {
  connectedCallback(): void {
    const { website } = this.dataset;
    if (website !== undefined) whenIdle(() => void reportNotFound(website));
  }
}
customElements.define('not-found-report', NotFoundReport);
