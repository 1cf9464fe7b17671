import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DISPLAY_WIDTHS, nearestDisplayWidth } from './display-widths.ts';

const styles = readFileSync('src/ui/look/type-mona.css', 'utf8');
const faces = [...styles.matchAll(/mona-sans-(\d+)\.woff2[^}]*font-stretch: ([\d.]+)% ([\d.]+)%/g)].map(
  ([, width, from, to]) => ({ width: Number(width), from: Number(from), to: Number(to) }),
);

it('type-mona.css has one heading font for each of DISPLAY_WIDTHS, and selects the one that nearestDisplayWidth returns', () => {
  expect(faces.map(({ width }) => width)).toEqual([...DISPLAY_WIDTHS]);
  for (let percent = 75; percent <= 125; percent += 0.25) {
    const chosen = faces.filter(({ from, to }) => from <= percent && percent <= to);
    expect(
      chosen.map(({ width }) => width),
      `${percent}%`,
    ).toEqual([nearestDisplayWidth(percent)]);
  }
});
