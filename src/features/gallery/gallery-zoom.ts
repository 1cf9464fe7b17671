/** A zoomed picture is this many times as wide and high. Chosen by eye. */
const ZOOM_FACTOR = 2.5;

/** Zooms the current picture by button or double click. A zoomed picture can be scrolled or dragged. */
export function startZoom(
  dialog: HTMLElement,
  signal: AbortSignal,
  current: () => HTMLElement | null,
): { reset: () => void } {
  const button = dialog.querySelector<HTMLButtonElement>('.zoom');
  let zoomed: HTMLElement | null = null;

  const reset = () => {
    zoomed?.classList.remove('zoomed');
    zoomed = null;
    if (button) button.ariaPressed = 'false';
  };
  // `x` and `y` are the centre of the zoom, as shares of the slide's width and height from 0 to 1.
  const toggle = (x: number, y: number) => {
    const slide = current();
    if (!slide || zoomed) return reset();
    slide.style.setProperty('--zoom', String(ZOOM_FACTOR));
    slide.classList.add('zoomed');
    slide.scrollTo({
      left: x * (slide.scrollWidth - slide.clientWidth),
      top: y * (slide.scrollHeight - slide.clientHeight),
      behavior: 'instant',
    });
    zoomed = slide;
    if (button) button.ariaPressed = 'true';
  };

  button?.addEventListener('click', () => toggle(0.5, 0.5), { signal });
  const strip = dialog.querySelector<HTMLElement>('.strip');
  strip?.addEventListener(
    'dblclick',
    ({ clientX, clientY }) => {
      const { left, top, width, height } = strip.getBoundingClientRect();
      toggle((clientX - left) / width, (clientY - top) / height);
    },
    { signal },
  );
  strip?.addEventListener(
    'pointermove',
    ({ pointerType, buttons, movementX, movementY }) => {
      if (pointerType === 'mouse' && buttons === 1) zoomed?.scrollBy(-movementX, -movementY);
    },
    { signal },
  );
  return { reset };
}
