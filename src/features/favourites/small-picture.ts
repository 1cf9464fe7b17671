import { element } from '../../ui/element.ts';
import type { Favourite } from './favourites.ts';

/** Creates the picture of a saved vehicle; an empty frame if the vehicle has none or it cannot be loaded. */
export function smallPicture({ primary_image_url }: Favourite): HTMLElement {
  const frame = element('span', { class: 'small-pic' });
  if (primary_image_url === null) return frame;
  const image = element('img', {
    // Browsers may have saved an http address, which the page's Content Security Policy does not allow.
    src: primary_image_url.replace(/^http:/, 'https:'),
    alt: '',
    width: 640,
    height: 400,
  });
  image.addEventListener('error', () => image.remove());
  frame.append(image);
  return frame;
}
