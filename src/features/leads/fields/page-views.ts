import { ChoicesView } from './choices/View.tsx';
import type { FieldViews } from './field-view.ts';
import type { FieldKind } from './kinds.ts';
import { PhotosView } from './photos/View.tsx';
import type { SiteKind } from './site-kinds.ts';
import { VIEWS } from './views.ts';

/** Draws the fields of forms on pages. The kinds that are only here are not loaded by dialogs. */
export const PAGE_VIEWS = {
  ...VIEWS,
  choices: ChoicesView,
  photos: PhotosView,
} satisfies FieldViews<Exclude<FieldKind, SiteKind>>;
