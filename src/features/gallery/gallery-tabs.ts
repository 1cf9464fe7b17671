import { type GalleryViews, galleryViews, type ViewName } from './gallery-views.ts';

export interface Tabs extends GalleryViews {
  list: HTMLElement;
}

/** The tabs Spin, Images, Interior (GAL-05): by press, by arrow, Home and End. */
export function startTabs(gallery: HTMLElement, signal: AbortSignal): Tabs | null {
  const list = gallery.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = new Map(
    [...gallery.querySelectorAll<HTMLButtonElement>('[role="tab"]')].map((tab) => [
      tab.value as ViewName,
      tab,
    ]),
  );
  const first = [...tabs].find(([, tab]) => tab.ariaSelected === 'true')?.[0];
  if (!list || !first) return null;
  const views = galleryViews([...tabs.keys()], first);

  const stop = [
    views.shown.listen((view) => {
      for (const [name, tab] of tabs) {
        tab.ariaSelected = String(name === view);
        tab.tabIndex = name === view ? 0 : -1;
      }
    }),
    views.all.listen((left) => {
      for (const [name, tab] of tabs) tab.hidden = !left.includes(name);
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const end of stop) end();
  });
  for (const [name, tab] of tabs) tab.addEventListener('click', () => views.select(name), { signal });
  list.addEventListener(
    'keydown',
    (event) => {
      const view = views.afterKey(event.key);
      if (!view) return;
      event.preventDefault();
      tabs.get(view)?.focus();
      views.select(view);
    },
    { signal },
  );
  return { ...views, list };
}
