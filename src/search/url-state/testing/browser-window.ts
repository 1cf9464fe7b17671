import type { AddressWindow } from '../address-history.ts';

interface Entry {
  href: string;
  state: unknown;
}

/** A minimal window with an address and a history, for tests. */
export interface BrowserWindow extends AddressWindow {
  /** Path and query of each entry, the current one last. */
  entries: () => string[];
  back: () => void;
  forward: () => void;
  /** True if there are still listeners for Back and Forward. */
  followed: () => boolean;
}

export function browserWindow(address: string): BrowserWindow {
  const entries: Entry[] = [{ href: address, state: null }];
  const listeners = new Set<() => void>();
  let place = 0;
  const present = (): Entry => entries[place] ?? { href: '', state: null };
  const urlOf = () => new URL(present().href, 'https://site.example');
  const move = (by: number) => {
    place = Math.min(entries.length - 1, Math.max(0, place + by));
    for (const listener of listeners) listener();
  };
  return {
    location: {
      get pathname() {
        return urlOf().pathname;
      },
      get search() {
        const { href } = present();
        return href.includes('?') ? href.slice(href.indexOf('?')) : '';
      },
    },
    history: {
      get state() {
        return present().state;
      },
      pushState(state: unknown, _: string, href: string) {
        place += 1;
        entries.splice(place, Number.POSITIVE_INFINITY, { href, state });
      },
      replaceState(state: unknown, _: string, href: string) {
        entries[place] = { href, state };
      },
      back: () => move(-1),
      forward: () => move(1),
    } as History,
    addEventListener: (_: string, listener: unknown) => listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) => listeners.delete(listener as () => void),
    entries: () => entries.slice(0, place + 1).map(({ href }) => href),
    back: () => move(-1),
    forward: () => move(1),
    followed: () => listeners.size > 0,
  };
}
