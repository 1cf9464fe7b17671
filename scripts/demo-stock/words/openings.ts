import type { CarType } from '../../../src/stock/car.ts';

/** First paragraphs of vehicles that stand in the yard. {name}, {colour}, {place}, {km}, {year} are filled in. */
export const OPENINGS: Record<CarType, readonly string[]> = {
  new: [
    'New, in stock and ready to register. This {name} is in {colour} and stands at our {place} yard.',
    'In the yard now, in {colour}. Order the same {name} from the factory and you wait for it.',
    'One of a small allocation. The {name} is here in {colour}, and you can look over it before you choose.',
    'A {colour} {name}. The price is the price: nothing is added when you sit down.',
    'New {name} in {colour}. Bring your trade to {place} and we will put a figure on it.',
  ],
  demo: [
    'Our own demonstrator, used by customers and by us for {km} km, and now for sale with the balance of its warranty.',
    'The {name} our team has used since it was registered: {km} km, never off the seal and washed every Friday.',
    'A demonstrator from {place} with {km} km. You save on the new price and it still smells new.',
    'Registered by us, {km} km, in {colour}. The run-in is done and the first service is ours.',
  ],
  used: [
    'A {colour} {name} with {km} km, traded on its replacement by someone who kept it well.',
    '{year} build, {km} km and a folder of receipts. The sort of {name} we like to buy.',
    'Sold new in this state and traded here. {km} km, two keys and the books.',
    'Tidy, straight and honest, with {km} km on it. Come to {place}, bring a torch and look underneath.',
    'We bought this {name} from its owner, not at auction. {km} km, in {colour}.',
    'This {name} is priced for its {km} km, most of them on the highway.',
    'Low fuss, {km} km and clean all over. It wants for nothing but a new driveway.',
  ],
};

/** For vehicles without an odometer. */
export const CARAVAN_OPENINGS: Record<CarType, readonly string[]> = {
  new: OPENINGS.new,
  demo: [
    'Our own display model in {colour}, walked through by customers and towed home by nobody, with the balance of its warranty.',
    'The {name} that stood under our lights at the show. It still smells new and costs less than one.',
  ],
  used: [
    'A {year} {name}, stored under cover and towed by one family.',
    'Traded in {place} on a larger one. It has been to Exmouth and back, with its water filters changed on the way.',
    'Light, dry and ready. We have had every cupboard out and the floor up to be sure.',
    'The {name} is the one people ask us to find, and this is a good one.',
    'Weighed, gas checked and damp tested on our own pad. The sheet is inside the door.',
  ],
};

/** For vehicles that are still on their way to the yard. */
export const NOT_ARRIVED_OPENINGS: Record<CarType, readonly string[]> = {
  new: [
    'Ordered for {place} in {colour} and on its way to us. Put your name on this {name} and it is yours when it lands.',
    'The next {colour} {name} in our allocation. We will call you with the arrival date as soon as the ship has one.',
    'Not here yet: this {name} is built, in {colour}, and due at our {place} yard.',
  ],
  demo: [
    'A demonstrator from another yard, in {colour}, on its way to {place}.',
    'Still in use by our team, in {colour}. It comes up for sale at {place} when its replacement arrives.',
  ],
  used: [
    'Traded and on its way to {place}. A {colour} {name} that our buyer has seen and liked.',
    'Just bought and not yet through our workshop: a {year} {name} in {colour}. More pictures follow when it is clean.',
  ],
};

/** For vehicles that have found a buyer. */
export const SOLD_OPENINGS: Record<CarType, readonly string[]> = {
  new: ['A {colour} {name} from our {place} yard, sold new with its full warranty.'],
  demo: ['Our {colour} demonstrator from {place}, sold with the balance of its warranty.'],
  used: [
    'A {year} {name} in {colour} from our {place} yard, sold to a buyer who came to see it twice.',
    'This {colour} {name} has gone to its next owner.',
  ],
};
