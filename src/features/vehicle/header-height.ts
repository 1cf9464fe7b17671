// Sets `--header` to the height of the sticky part of the site's header, which CSS cannot know.
const header = document.querySelector<HTMLElement>('header .top');
if (header)
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
  }).observe(header);
