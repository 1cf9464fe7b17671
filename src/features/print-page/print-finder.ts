import { ownProperty } from '../../lib/own-property.ts';
import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

const NO_VEHICLE_IN_ADDRESS =
  'The address of this page does not name a vehicle. Open the vehicle’s page to print it.';
const NOT_FOUND = 'We do not have this vehicle. It may have been sold, or its address may be incomplete.';
const LOOKUP_FAILED = 'We could not look up the vehicle. Check your connection and reload the page.';

/**
 * `<print-finder>`: opens the page of the vehicle in the address (`?car_id={slug}`), which then prints itself (ROU-14).
 * Static hosts do not read query parameters, so the browser does.
 */
class PrintFinder extends PartElement {
  protected start(): void {
    void this.#open();
  }

  async #open(): Promise<void> {
    const show = (text: string) => {
      partOf(this, 'p').textContent = text;
    };
    const slug = new URLSearchParams(location.search).get('car_id')?.trim() ?? '';
    // No slug, or dots only: in a URL these would stand for a folder.
    if (/^\.*$/.test(slug)) return show(NO_VEHICLE_IN_ADDRESS);
    const otherPaths = JSON.parse(this.dataset.paths ?? '{}') as Record<string, string>;
    const path = ownProperty(otherPaths, slug) ?? vehiclePath(encodeURIComponent(slug));
    show('Opening the vehicle’s page to print it.');
    try {
      const { ok, redirected } = await fetch(path, { method: 'HEAD' });
      // Addresses of vehicles that were sold long ago redirect to a search.
      if (ok && !redirected) location.replace(`${path}#print`);
      else show(NOT_FOUND);
    } catch (error) {
      console.warn('Looking up the vehicle failed.', error);
      show(LOOKUP_FAILED);
    }
  }
}

customElements.define('print-finder', PrintFinder);
