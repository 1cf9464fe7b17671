import type { Phone } from '../../lib/phone.ts';
import type { BodyType, ItemType } from '../../stock/car.ts';
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
  model: string;
  /** No longer for sale. */
  sold: boolean;
  /** True if the status is `in_stock`. The galleries of other vehicles have no thumbnails (GAL-01). */
  inStock: boolean;
  itemType: ItemType;
  /** Null if unknown. */
  body: BodyType | null;
  /** Labels to show if the vehicle is sold or reserved before the next build; null if it already is. */
  labelsIf: { sold: GalleryLabels | null; reserved: GalleryLabels | null };
  pictures: Picture[];
  phone: Phone | null;
  /** Link to ask for photos without scripts; "" if the yard has neither mail nor phone; null if the vehicle is sold. */
  photosHref: string | null;
  /** Second slide of the gallery; null if the vehicle has no film (GAL-04). */
  film: VideoView | null;
  /** Null if the vehicle has too few frames for a spin. */
  spin: (SpinView & { opensOn: 'spinner' | 'gallery' }) | null;
}
