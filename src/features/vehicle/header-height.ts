// Sets `--header` to the height of the sticky part of the site's header, which CSS cannot know. It is set only on what
// sticks below it: on the root it would cost a check of every element's style, 0.1 s on a phone.
const header = document.querySelector<HTMLElement>('header .top');
const below = ['.v-head', '.buy .box'].map((part) => document.querySelector<HTMLElement>(part));
if (header)
  new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`;
    for (const part of below) part?.style.setProperty('--header', height);
  }).observe(header);
