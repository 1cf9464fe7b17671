import type { CarType } from '../../../src/stock/car.ts';

/** First paragraphs by condition. {name}, {colour}, {place}, {km}, {year} are filled in. */
export const OPENINGS: Record<CarType, readonly string[]> = {
  new: [
    'New, in stock and ready to register. This {name} is in {colour} and stands at our {place} yard.',
    'In the yard now, in {colour}. Order the same {name} today and the next one is months away.',
    'One of a small allocation this quarter. The {name} is here in {colour}, and you can drive one like it before you choose.',
    'A {colour} {name}, landed this month. The price is the price: nothing is added when you sit down.',
    'New {name} in {colour}. Bring your trade to {place} and drive this one home.',
  ],
  demo: [
    'Our own demonstrator, driven by customers and by us for {km} km, and now for sale with the balance of its warranty.',
    'The {name} our team has used since it was registered: {km} km, never off the seal and washed every Friday.',
    'A demonstrator from {place} with {km} km. You save on the new price and it still smells new.',
    'Registered by us this year, {km} km, in {colour}. The run-in is done and the first service is ours.',
  ],
  used: [
    'A {colour} {name} with {km} km, traded on its replacement by someone who kept it well.',
    '{year} build, {km} km and a folder of receipts. The sort of {name} we like to buy.',
    'Sold new in this state and traded here. {km} km, two keys and the books.',
    'Tidy, straight and honest, with {km} km on it. Come to {place} and look underneath; we leave it on the hoist on Saturdays.',
    'We bought this {name} from its owner, not at auction. {km} km, in {colour}.',
    'A late {name} at a fair price, because it has done {km} km. Most of them were on the highway.',
    'Low fuss, {km} km and good tyres. It wants for nothing but a new driveway.',
  ],
};

/** For vehicles without an odometer. */
export const CARAVAN_OPENINGS: readonly string[] = [
  'A {year} {name}, stored under cover and towed by one family.',
  'Traded in {place} on a larger one. It has been to Exmouth and back, with its water filters changed on the way.',
  'Light, dry and ready. We have had every cupboard out and the floor up, and found nothing to write down.',
  'The {name} is the one people ask us to find. This one came in last week.',
  'Weighed, gas checked and damp tested on our own pad. The sheet is inside the door.',
];
