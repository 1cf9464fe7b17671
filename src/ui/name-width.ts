/** Width of letters in a grotesque, set as tightly as the style sheet sets them, in em. */
const WIDTHS: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[iIjl.,'’ ]/, 0.24],
  [/[frt\-1]/, 0.34],
  [/[mwMW]/, 0.82],
  [/[A-Z0-9]/, 0.6],
];
const USUAL = 0.5;

/** Sizes that the style sheet has: a name of up to this many em fills the page. Short names do not get larger. */
const STEPS = [3, 3.45, 3.8, 4.3, 4.8, 5.4, 6, 7, 8, 10, 12] as const;

/** Width in em of a name that is set in one line, roughly. */
export const nameWidth = (name: string): number =>
  [...name].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );

/**
 * The number of the size in which a name fills the page without running over its edge: 0 for the largest. Names longer
 * than all steps get the smallest size and may break.
 */
export function sizeOfName(name: string): number {
  const width = nameWidth(name);
  const step = STEPS.findIndex((most) => width <= most);
  return step < 0 ? STEPS.length - 1 : step;
}
