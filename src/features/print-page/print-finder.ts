import { ownProperty } from '../../lib/own-property.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

const UNNAMED = 'The address of this page names no vehicle. Open the vehicle’s page to print it.';
const UNKNOWN = 'We do not have this vehicle. It may have been sold, or its address is not complete.';
const FAILED = 'The vehicle could not be looked up. Check your connection and reload the page.';

/**
 * `<print-finder>`: opens the page of the vehicle in the address (`?car_id={slug}`), which then prints itself (ROU-14).
 * Static hosts do not read query parameters, so the browser does.
 */
class PrintFinder extends PartElement {
  protected start(): void {
    void this.#open();
  }

  async #open(): Promise<void> {
    const say = (text: string) => {
      partOf(this, 'p').textContent = text;
    };
    const slug = new URLSearchParams(location.search).get('car_id')?.trim() ?? '';
    // A name of dots alone would be a folder.
    if (/^\.*$/.test(slug)) return say(UNNAMED);
    const elsewhere = JSON.parse(this.dataset.paths ?? '{}') as Record<string, string>;
    const path = ownProperty(elsewhere, slug) ?? `/cars/${encodeURIComponent(slug)}`;
    say('Opening the vehicle’s page to print it.');
    try {
      const { ok, redirected } = await fetch(path, { method: 'HEAD' });
      // Addresses of vehicles that were sold long ago lead to a search.
      if (ok && !redirected) location.replace(`${path}#print`);
      else say(UNKNOWN);
    } catch (error) {
      console.warn('The vehicle could not be looked up.', error);
      say(FAILED);
    }
  }
}

customElements.define('print-finder', PrintFinder);
