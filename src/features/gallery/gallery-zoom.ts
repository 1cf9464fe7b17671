/** Times the picture's size in the window. */
const FACTOR = 2.5;

/** Zoom of the picture in view: by its button or a double press; moved about by scrolling, touch or mouse. */
export function startZoom(dialog: HTMLElement, current: () => HTMLElement | null): { reset: () => void } {
  const button = dialog.querySelector<HTMLButtonElement>('[data-zoom]');
  let zoomed: HTMLElement | null = null;

  const reset = () => {
    zoomed?.classList.remove('zoomed');
    zoomed = null;
    if (button) button.ariaPressed = 'false';
  };
  /** x and y: the point of the slide that stays in view, 0 to 1. */
  const toggle = (x: number, y: number) => {
    const slide = current();
    if (!slide || zoomed) return reset();
    slide.style.setProperty('--zoom', String(FACTOR));
    slide.classList.add('zoomed');
    slide.scrollTo({
      left: x * (slide.scrollWidth - slide.clientWidth),
      top: y * (slide.scrollHeight - slide.clientHeight),
      behavior: 'instant',
    });
    zoomed = slide;
    if (button) button.ariaPressed = 'true';
  };

  button?.addEventListener('click', () => toggle(0.5, 0.5));
  const strip = dialog.querySelector('.strip');
  strip?.addEventListener('dblclick', (event) => {
    const { clientX, clientY } = event as MouseEvent;
    const { left, top, width, height } = strip.getBoundingClientRect();
    toggle((clientX - left) / width, (clientY - top) / height);
  });
  strip?.addEventListener('pointermove', (event) => {
    const { pointerType, buttons, movementX, movementY } = event as PointerEvent;
    if (pointerType === 'mouse' && buttons === 1) zoomed?.scrollBy(-movementX, -movementY);
  });
  return { reset };
}
