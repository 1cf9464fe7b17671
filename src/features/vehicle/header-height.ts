/** `--header` tells the style sheet where the part of the site's header that stays ends: the header has no box. */
const header = document.querySelector<HTMLElement>('header .top');
if (header)
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
  }).observe(header);
