export type GalleryView = 'spinner' | 'gallery' | 'interior';

export interface Tabs {
  list: HTMLElement;
  current: () => GalleryView;
  select: (view: GalleryView) => void;
  /** Takes a view out that cannot be shown. */
  remove: (view: GalleryView) => void;
  /** Tells of each view that is shown, the present one at once. */
  onSelect: (listener: (view: GalleryView) => void) => void;
}

const viewOf = (tab: HTMLElement | undefined) => tab?.dataset.view as GalleryView | undefined;

/** The tabs Spin, Images, Interior (GAL-05): by press, by arrow, Home and End. */
export function startTabs(gallery: HTMLElement): Tabs | null {
  const list = gallery.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const first = viewOf(tabs.find((tab) => tab.ariaSelected === 'true'));
  if (!list || !first) return null;
  const listeners: ((view: GalleryView) => void)[] = [];
  let current = first;

  const select = (view: GalleryView) => {
    current = view;
    for (const tab of tabs) {
      const chosen = viewOf(tab) === view;
      tab.ariaSelected = String(chosen);
      tab.tabIndex = chosen ? 0 : -1;
    }
    for (const listener of listeners) listener(view);
  };
  const shown = () => tabs.filter(({ hidden }) => !hidden);

  for (const tab of tabs) tab.addEventListener('click', () => select(viewOf(tab) ?? current));
  list.addEventListener('keydown', (event) => {
    const open = shown();
    const from = open.findIndex((tab) => viewOf(tab) === current);
    const to: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      Home: 0,
      End: open.length - 1,
    };
    const index = to[event.key];
    if (index === undefined) return;
    event.preventDefault();
    const tab = open.at(index % open.length);
    tab?.focus();
    select(viewOf(tab) ?? current);
  });

  return {
    list,
    current: () => current,
    select,
    remove: (view) => {
      for (const tab of tabs) if (viewOf(tab) === view) tab.hidden = true;
      const [left] = shown();
      if (current === view) select(view === 'spinner' ? 'gallery' : (viewOf(left) ?? current));
    },
    onSelect: (listener) => {
      listeners.push(listener);
      listener(current);
    },
  };
}
