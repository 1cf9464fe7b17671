import { type GalleryViews, galleryViews, type ViewName } from './gallery-views.ts';

export interface Tabs extends GalleryViews {
  list: HTMLElement;
}

/** Starts the tabs Spin, Images and Interior (GAL-05), which work by click, arrow keys, Home and End. */
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

  const unsubscribers = [
    views.shown.listen((view) => {
      for (const [name, tab] of tabs) {
        tab.ariaSelected = String(name === view);
        tab.tabIndex = name === view ? 0 : -1;
      }
    }),
    views.all.listen((names) => {
      for (const [name, tab] of tabs) tab.hidden = !names.includes(name);
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
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
