import { readFileSync } from 'node:fs';
import { icons as lucide } from '@iconify-json/lucide';
import { describe, expect, it } from 'vitest';
import { LUCIDE_NAMES } from './names.ts';
import { iconSprite } from './sprite.ts';

describe('icons', () => {
  it('are those of the set: generate.ts has been run', () => {
    const file = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8');
    expect(file).toBe(iconSprite(LUCIDE_NAMES, lucide));
  });

  it('leave colour and stroke to the style of the element that shows them', () => {
    expect(iconSprite(LUCIDE_NAMES, lucide)).not.toMatch(/stroke=|fill="none"|stroke-/);
  });

  it('says which icon the set lacks', () => {
    expect(() => iconSprite({ wheel: 'no-such-icon' }, lucide)).toThrow('no icon "no-such-icon"');
  });
});
