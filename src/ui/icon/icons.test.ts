import { readFileSync } from 'node:fs';
import { icons as lucide } from '@iconify-json/lucide';
import { describe, expect, it } from 'vitest';
import { LUCIDE_NAMES } from './names.ts';
import { iconSprite } from './sprite.ts';

describe('icons', () => {
  it('icons.svg is up to date with names.ts (run generate-icons.ts)', () => {
    const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
    expect(file).toBe(iconSprite(LUCIDE_NAMES, lucide));
  });

  it('symbols have no attributes for colour and stroke, which CSS sets', () => {
    expect(iconSprite(LUCIDE_NAMES, lucide)).not.toMatch(/stroke=|fill="none"|stroke-/);
  });

  it('throws an error that names an icon which the set does not have', () => {
    expect(() => iconSprite({ wheel: 'no-such-icon' }, lucide)).toThrow('no icon "no-such-icon"');
  });
});
