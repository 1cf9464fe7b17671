export interface Place {
  /** Percent of the picture's width and height. */
  x: number;
  y: number;
}

interface Spots {
  /** Moves each hotspot, numbered from 0, to its place; null hides it (GAL-06, GAL-07). */
  place: (placeOf: (spot: number) => Place | null) => void;
  listen: (signal: AbortSignal) => void;
}

/** Hotspots on a picture. A click opens the description; another click, Escape or a click elsewhere closes it. */
export function spotsIn(layer: HTMLElement): Spots {
  const view = layer.closest('[id]')?.id;
  const spots = [...layer.querySelectorAll<HTMLElement>('.spot')].flatMap((spot, index) => {
    const button = spot.querySelector('button');
    const bubble = spot.querySelector('p');
    if (!button || !bubble) return [];
    bubble.id = `${view}-spot-${index + 1}`;
    button.setAttribute('aria-labelledby', bubble.id);
    button.setAttribute('aria-controls', bubble.id);
    button.ariaExpanded = 'false';
    return [{ spot, button, bubble }];
  });
  const open = (one: HTMLElement | null) => {
    for (const { spot, button, bubble } of spots) {
      button.ariaExpanded = String(spot === one);
      bubble.hidden = spot !== one;
    }
  };
  const isOpen = () => spots.some(({ bubble }) => !bubble.hidden);
  return {
    place: (placeOf) => {
      for (const [number, { spot, button, bubble }] of spots.entries()) {
        const at = placeOf(number);
        spot.hidden = at === null;
        if (!at) {
          button.ariaExpanded = 'false';
          bubble.hidden = true;
          continue;
        }
        spot.style.setProperty('--x', String(at.x));
        spot.style.setProperty('--y', String(at.y));
        spot.classList.toggle('right', at.x > 50);
        spot.classList.toggle('high', at.y < 50);
      }
    },
    listen: (signal) => {
      for (const { spot, button } of spots)
        button.addEventListener('click', () => open(button.ariaExpanded === 'true' ? null : spot), {
          signal,
        });
      layer.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || !isOpen()) return;
          event.preventDefault();
          open(null);
        },
        { signal },
      );
      document.addEventListener(
        'pointerdown',
        ({ target }) => {
          if (isOpen() && !(target as Element).closest('.spot')) open(null);
        },
        { signal },
      );
    },
  };
}
