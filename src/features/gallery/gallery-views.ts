import { atom, type ReadableAtom } from 'nanostores';

export type ViewName = 'spinner' | 'gallery' | 'interior';

export interface GalleryViews {
  /** The view in sight. */
  shown: ReadableAtom<ViewName>;
  /** Views that can be shown, in the order of their tabs. */
  all: ReadableAtom<readonly ViewName[]>;
  select: (view: ViewName) => void;
  /** Takes a view out that cannot be shown: where it was in sight, another is. */
  remove: (view: ViewName) => void;
  /** The view that an arrow, Home or End leads to, round and round; null for other keys. */
  afterKey: (key: string) => ViewName | null;
}

/** The views of a gallery: Spin, Images, Interior (GAL-05). */
export function galleryViews(names: readonly ViewName[], first: ViewName): GalleryViews {
  const shown = atom(first);
  const all = atom(names);
  return {
    shown,
    all,
    select: (view) => shown.set(view),
    remove: (view) => {
      const left = all.get().filter((name) => name !== view);
      all.set(left);
      const next = view === 'spinner' ? 'gallery' : left[0];
      if (shown.get() === view && next) shown.set(next);
    },
    afterKey: (key) => {
      const views = all.get();
      const from = views.indexOf(shown.get());
      const to = new Map([
        ['ArrowLeft', from - 1],
        ['ArrowRight', (from + 1) % views.length],
        ['Home', 0],
        ['End', -1],
      ]).get(key);
      return to === undefined ? null : (views.at(to) ?? null);
    },
  };
}
