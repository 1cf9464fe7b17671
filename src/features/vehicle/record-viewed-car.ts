import { recordViewedCar, viewedCarOf } from './viewed-cars.ts';

const { viewed } = document.querySelector<HTMLElement>('[data-viewed]')?.dataset ?? {};
const car = viewed === undefined ? null : viewedCarOf(JSON.parse(viewed));
if (car) recordViewedCar(car);
