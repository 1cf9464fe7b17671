import { readVehicleData } from '../../frame/vehicle-data.ts';
import { element } from '../../ui/element.ts';
import { leadSubject } from '../leads/lead-subject-store.ts';

const vehicle = readVehicleData();
const { title, stock } = vehicle;

/** Reads the picture and the price from the page when a form opens, because the price may change until then. */
function drawVehicle(): Node[] {
  const picture = document.querySelector<HTMLImageElement>('img.slide');
  const price = document.querySelector('.bottom-bar p')?.childNodes ?? [];
  const lines = element(
    'p',
    {},
    element('b', {}, title),
    element('br', {}),
    Array.from(price, ({ textContent }) => textContent?.trim()).join(' '),
    element('br', {}),
    stock && `Stock ${stock}`,
  );
  if (!picture) return [lines];
  const { src, srcset } = picture;
  return [element('img', { src, srcset, sizes: '96px', alt: '' }), lines];
}

const yardPath = document.querySelector('#vehicle-map h3 a')?.getAttribute('href') ?? undefined;
// The forms on this page send leads about its vehicle.
leadSubject.set({ ...vehicle, ...vehicle.live, vehicle, yardPath, drawVehicle });
