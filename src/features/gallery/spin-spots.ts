export interface SpotPosition {
  /** Percent of the picture's width; `y` of its height. */
  x: number;
  y: number;
}

interface Spots {
  /** Moves each hotspot, numbered from 0, to its position, or hides it if that is null (GAL-06, GAL-07). */
  place: (positionOf: (spot: number) => SpotPosition | null) => void;
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
  const openOnly = (opened: HTMLElement | null) => {
    for (const { spot, button, bubble } of spots) {
      button.ariaExpanded = String(spot === opened);
      bubble.hidden = spot !== opened;
    }
  };
  const isOpen = () => spots.some(({ bubble }) => !bubble.hidden);
  return {
    place: (positionOf) => {
      for (const [number, { spot, button, bubble }] of spots.entries()) {
        const position = positionOf(number);
        spot.hidden = position === null;
        if (!position) {
          button.ariaExpanded = 'false';
          bubble.hidden = true;
          continue;
        }
        spot.style.setProperty('--x', String(position.x));
        spot.style.setProperty('--y', String(position.y));
        // The bubble opens towards the middle of the picture.
        spot.classList.toggle('right', position.x > 50);
        spot.classList.toggle('high', position.y < 50);
      }
    },
    listen: (signal) => {
      for (const { spot, button } of spots)
        button.addEventListener('click', () => openOnly(button.ariaExpanded === 'true' ? null : spot), {
          signal,
        });
      layer.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || !isOpen()) return;
          event.preventDefault();
          openOnly(null);
        },
        { signal },
      );
      document.addEventListener(
        'pointerdown',
        ({ target }) => {
          if (isOpen() && !(target as Element).closest('.spot')) openOnly(null);
        },
        { signal },
      );
    },
  };
}
