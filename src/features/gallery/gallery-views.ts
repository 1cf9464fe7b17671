import { atom, type ReadableAtom } from 'nanostores';

export type ViewName = 'spinner' | 'gallery' | 'interior';

export interface GalleryViews {
  /** The selected view. */
  shown: ReadableAtom<ViewName>;
  /** Available views, in the order of their tabs. */
  all: ReadableAtom<readonly ViewName[]>;
  select: (view: ViewName) => void;
  /** Removes a view that cannot be shown. If it was selected, another view is selected. */
  remove: (view: ViewName) => void;
  /** The view to select for an arrow key (wraps around), Home or End; null for other keys. */
  afterKey: (key: string) => ViewName | null;
}

/** State of the gallery's views: which ones exist, and which one is shown (GAL-05). */
export function galleryViews(names: readonly ViewName[], first: ViewName): GalleryViews {
  const shown = atom(first);
  const all = atom(names);
  return {
    shown,
    all,
    select: (view) => shown.set(view),
    remove: (view) => {
      const remaining = all.get().filter((name) => name !== view);
      all.set(remaining);
      const next = view === 'spinner' ? 'gallery' : remaining[0];
      if (shown.get() === view && next) shown.set(next);
    },
    afterKey: (key) => {
      const views = all.get();
      const current = views.indexOf(shown.get());
      // -1 is the last view, see `at` below.
      const target = new Map([
        ['ArrowLeft', current - 1],
        ['ArrowRight', (current + 1) % views.length],
        ['Home', 0],
        ['End', -1],
      ]).get(key);
      return target === undefined ? null : (views.at(target) ?? null);
    },
  };
}
