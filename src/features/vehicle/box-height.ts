/**
 * `--box`: how tall the price and contact are, so that a box taller than the window sticks by its end and
 * all of it can be read.
 */
export function measureBox(box: HTMLElement): void {
  new ResizeObserver(() => box.style.setProperty('--box', `${box.offsetHeight}px`)).observe(box);
}
