import { hash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import type { Car } from '../../stock/car.ts';
import { responsivePicture } from '../../stock/rules/responsive-picture.ts';
import type { MailPicture } from '../platform/mail/mailer.ts';
import { pictureBytes } from '../platform/pictures/picture-bytes.ts';
import { createPictureChild, type PictureChild } from '../platform/pictures/picture-child.ts';
import { safeError } from '../platform/safe-error.ts';
import type { TenantStock } from '../vehicles/stock/tenant-stock.ts';
import type { DrawnMark } from './document.ts';
import type { MailJpegTask } from './mail-jpeg.ts';
import { type LookDealer, lookOf, type MarkDealer } from './mail-look.ts';

const SCRIPT = join(import.meta.dirname, 'mail-picture-child.ts');

/** Px and bytes of the sizes: over the whole width of a mail, and beside a text. Both are sharp on phones. */
const SIZES = {
  large: { width: 1_200, maxBytes: 60_000, ratio: { photo: 1.5, cutOut: 2 } },
  small: { width: 480, maxBytes: 20_000, ratio: { photo: 1.5, cutOut: 1.4 } },
};
export type PictureSize = keyof typeof SIZES;

/** About 20 MB of pictures. */
const MAX_PICTURES = 400;
const KEEP_MS = 3_600_000;
/** A picture that cannot be read is tried again after this time: its host may have failed for a moment. */
const RETRY_MS = 60_000;
/** A mail waits this long for its picture and is then sent without. The picture is made all the same, for later mails. */
const WAIT_MS = 20_000;

/** Makes the pictures of mails, each once. Null if a picture cannot be made: the mail is then sent without it. */
export interface MailPictures {
  mark: (dealer: MarkDealer) => Promise<DrawnMark | null>;
  vehicle: (
    car: Car,
    stock: Pick<TenantStock, 'configOf' | 'tenant'>,
    dealer: LookDealer,
    size: PictureSize,
  ) => Promise<MailPicture | null>;
  close: () => void;
}

interface Settings {
  log: Pick<Logger, 'warn'>;
  child?: PictureChild<MailJpegTask>;
  waitMs?: number;
}

export function createMailPictures({
  log,
  child = createPictureChild<MailJpegTask>(SCRIPT),
  waitMs = WAIT_MS,
}: Settings): MailPictures {
  const pictures = new LRUCache<string, Promise<Buffer | null>>({ max: MAX_PICTURES, ttl: KEEP_MS });
  const marks = new WeakMap<MarkDealer, Promise<DrawnMark | null>>();

  async function draw(dealer: MarkDealer): Promise<DrawnMark | null> {
    try {
      // Loaded with the first mail, because it is large.
      const { drawMark } = await import('./draw-mark.ts');
      const { name, theme, mark } = dealer;
      const drawn = await drawMark(mark, { name, theme, colours: lookOf(dealer).light });
      return drawn && { ...drawn, cid: 'mark', filename: 'mark.png', contentType: 'image/png' };
    } catch (error) {
      log.warn(
        { dealer: dealer.name, error: safeError(error) },
        'the mark of a dealer’s mails could not be drawn',
      );
      return null;
    }
  }

  async function make(
    car: Car,
    { configOf, tenant }: Pick<TenantStock, 'configOf' | 'tenant'>,
    task: Omit<MailJpegTask, 'bytes'>,
  ): Promise<Buffer | null> {
    const { width } = task;
    const sized = responsivePicture(car.primary_image_url ?? '', configOf(car).images, {
      width,
      height: width,
      alt: '',
    });
    const bytes = sized && (await pictureBytes(sized.src, tenant.folder));
    const jpeg = bytes && (await child.encode({ ...task, bytes }));
    if (jpeg === null) throw new Error('The file is missing or is no picture.');
    return jpeg;
  }

  return {
    mark: (dealer) => {
      const drawing = marks.get(dealer) ?? draw(dealer);
      marks.set(dealer, drawing);
      return drawing;
    },
    vehicle: async (car, stock, dealer, size) => {
      if (car.primary_image_url === null) return null;
      const { light, paper } = lookOf(dealer);
      const middle = paper === null ? light.tint : light.line;
      const task = { ...SIZES[size], ground: { edge: light.page, middle } };
      // A new picture of a vehicle may have the address of the old one, but the vehicle then has a new date.
      const { folder } = stock.tenant;
      const key = hash('sha256', JSON.stringify([folder, car.primary_image_url, car.updated_at, task]));
      const making =
        pictures.get(key) ??
        make(car, stock, task).catch((error: unknown) => {
          log.warn({ car: car.id, error: safeError(error) }, 'the picture of a mail could not be made');
          pictures.set(key, Promise.resolve(null), { ttl: RETRY_MS });
          return null;
        });
      if (!pictures.has(key)) pictures.set(key, making);
      const content = await withTimeLimit(making, waitMs);
      return content && { content, cid: 'vehicle', filename: 'vehicle.jpg', contentType: 'image/jpeg' };
    },
    close: child.close,
  };
}
