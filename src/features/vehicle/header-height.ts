// Sets `--header` to the height in px of the sticky part of the site's header, which CSS cannot know. It is set only on
// the elements that stick below the header: on the root, browsers would recalculate the style of every element, which
// takes 0.1 s on a phone.
const header = document.querySelector<HTMLElement>('header .top');
const stickyParts = ['.v-head', '.buy .box'].map((part) => document.querySelector<HTMLElement>(part));
if (header)
  new ResizeObserver(() => {
    const height = `${header.offsetHeight}px`;
    for (const part of stickyParts) part?.style.setProperty('--header', height);
  }).observe(header);
