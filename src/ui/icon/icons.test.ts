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

  it('symbols leave colour and stroke to CSS', () => {
    expect(iconSprite(LUCIDE_NAMES, lucide)).not.toMatch(/stroke=|fill="none"|stroke-/);
  });

  it('names the icon that the set lacks', () => {
    expect(() => iconSprite({ wheel: 'no-such-icon' }, lucide)).toThrow('no icon "no-such-icon"');
  });
});
