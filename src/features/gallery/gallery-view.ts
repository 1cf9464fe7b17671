import type { Phone } from '../../lib/phone.ts';
import type { ItemType } from '../../stock/car.ts';
import type { TagView } from '../../stock/views.ts';
import type { Picture } from '../../ui/picture.ts';
import type { SpinView } from './spin.ts';
import type { VideoView } from './video.ts';

/** The tag and the status band on the pictures. */
export interface GalleryLabels {
  tag: TagView | null;
  band: { label: string; reason: string } | null;
}

export interface GalleryView extends GalleryLabels {
  /** "2023 Ford Ranger" */
  title: string;
  /** No longer for sale. */
  sold: boolean;
  /** The status is `in_stock`; only then does the gallery have thumbnails (GAL-01). */
  inStock: boolean;
  itemType: ItemType;
  /** Labels if the vehicle is sold or reserved before the next build; null where it is already. */
  labelsIf: { sold: GalleryLabels | null; reserved: GalleryLabels | null };
  pictures: Picture[];
  phone: Phone | null;
  /** Asks for photos without scripts; null: the vehicle is gone. */
  photosHref: string | null;
  /** Second slide of the gallery (GAL-04). */
  film: VideoView | null;
  spin: (SpinView & { opensOn: 'spinner' | 'gallery' }) | null;
}
