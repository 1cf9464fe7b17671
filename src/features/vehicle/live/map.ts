import { announce } from '../../../ui/announce.ts';
import type { LiveMap } from './live-map.ts';

/** The drawn map gives way to one that moves only when a shopper asks for it: nobody else loads it (VDP-19). */
export function startMap(place: HTMLElement): void {
  const button = place.querySelector<HTMLButtonElement>('[data-open-map]');
  button?.addEventListener('click', () => {
    button.setAttribute('aria-busy', 'true');
    import('./open-map.ts')
      .then(({ openMap }) => openMap(place, JSON.parse(place.dataset.map ?? '') as LiveMap))
      .then(() => button.remove())
      .catch((error: unknown) => {
        button.removeAttribute('aria-busy');
        console.warn('The map could not be opened.', error);
        announce('The map could not be opened. Check your connection and try again.');
      });
  });
}
