import { expect, it } from 'vitest';
import { VEHICLE_SECTIONS, vehicleLook } from './vehicle-look.ts';

const { vehicle_order: order, vehicle_headings: headings } = vehicleLook;

it('an order of sections names each once, or none', () => {
  expect(order.safeParse([]).success).toBe(true);
  expect(order.safeParse(VEHICLE_SECTIONS.toReversed()).success).toBe(true);
  for (const wrong of [VEHICLE_SECTIONS.slice(1), [...VEHICLE_SECTIONS, 'yard']])
    expect(order.safeParse(wrong).error?.issues[0]?.message).toMatch(
      /^Name every section once: finance, costs,/,
    );
});

it('a heading has no other placeholders than those that are replaced', () => {
  expect(headings.safeParse({ comments: 'What {yard} says' }).success).toBe(true);
  expect(headings.safeParse({ comments: 'What {dealer} says' }).error?.issues[0]?.message).toMatch(
    /^Only \{yard\}, \{model\}, \{count\}/,
  );
});
