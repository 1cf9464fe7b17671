import type { kindOf } from './features.ts';

type Kind = ReturnType<typeof kindOf>;

/**
 * Second paragraphs by kind of vehicle, true of new and used ones alike. {badge}, {engine}, {trans}, {sleeps} and
 * {feature1} to {feature3} are filled in.
 */
export const MIDDLES: Record<Kind, readonly string[]> = {
  car: [
    'The {engine} and {trans} suit it well around town and on the highway. It has {feature1}, {feature2} and {feature3}.',
    'Its equipment includes {feature1}, {feature2} and {feature3}. The boot takes a pram and the shopping.',
    'This is the {badge}, with {feature1} and {feature2} among its equipment.',
    'Quiet on coarse bitumen, easy to park and simple to live with. {feature1}, {feature2} and {feature3} are all here.',
    'Two adults fit in the back behind two tall ones in front. It comes with {feature1} and {feature2}.',
  ],
  ute: [
    'The {engine} pulls from low down and the {trans} holds gears on a hill with a trailer behind. {feature1} and {feature2} are fitted.',
    'Ready for work on Monday and the beach on Saturday: {feature1}, {feature2} and {feature3}.',
    'It will tow a van and carry a toolbox at once; ask us for the weights and we will do the sum with you. {feature1} is included.',
  ],
  van: [
    'A square load bay with tie-downs where you want them. {feature1}, {feature2} and {feature3} are fitted.',
    'Easy to park for its size, with {feature1} and {feature2}. Roof racks and lining can be fitted before you collect it.',
    'The {engine} is frugal and the {trans} is kind to drivers who stop forty times a day.',
  ],
  truck: [
    'The {engine} and {trans} are made for stopping and starting all day. {feature1}, {feature2} and {feature3} are fitted.',
    'Weighed with a full tank and a driver: the payload on the plate is what you can carry. It has {feature1} and {feature2}.',
    'A good cab to spend ten hours in, with {feature1}, {feature2} and {feature3}.',
    'Ready to work the day you collect it, with {feature1} and {feature2}.',
  ],
  motorcycle: [
    'The {engine} is smooth on the highway and easy in traffic. It has {feature1}, {feature2} and {feature3}.',
    'Easy to live with through the week and hard to leave alone on a Sunday. {feature1} and {feature2} are fitted.',
  ],
  caravan: [
    'The equipment includes {feature1}, {feature2} and {feature3}. Everything is shown working at handover.',
    'It sleeps {sleeps} and tows level behind a mid-size four-wheel drive. {feature1} and {feature2} are fitted.',
    'Fitted out for weeks away: {feature1}, {feature2} and {feature3}.',
    'The layout leaves room to walk past each other. It also has {feature1} and {feature2}.',
  ],
  motorhome: [
    'Drive it on an ordinary licence, park it in two bays and sleep {sleeps}. It has {feature1}, {feature2} and {feature3}.',
    'The {engine} keeps up with traffic and the {trans} is easy on hills. {feature1} and {feature2} are fitted.',
    'Everything a long lap needs: {feature1}, {feature2} and {feature3}.',
  ],
};

/** Further second paragraphs, only for used vehicles. */
export const DRIVEN_MIDDLES: Partial<Record<Kind, readonly string[]>> = {
  ute: ['The tray has been used as one, and the cabin has not. It has {feature1} and {feature2}.'],
  truck: [
    'The {engine} starts at once and the {trans} takes every gear cleanly. {feature1}, {feature2} and {feature3} are fitted.',
  ],
  motorcycle: [
    'We rode it to work for a week. It starts on the first press, pulls straight and stops hard. {feature1} and {feature2} are fitted.',
    'Pads and discs are good, nothing rattles, and {feature1} is a welcome extra.',
    'Never dropped, which we check at the bar ends, pegs and levers. {feature1} and {feature2} are included.',
  ],
};
