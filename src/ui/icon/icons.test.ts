import { icons as lucide } from '@iconify-json/lucide';
import { describe, expect, it } from 'vitest';
import { ICONS } from './icons.ts';
import { LIVE_ICONS } from './live-icons.ts';
import { lucideBodies } from './lucide.ts';
import { KEPT_NAMES, LIVE_NAMES, LUCIDE_NAMES } from './names.ts';
import { CLOSE_ICON, HEART_ICON } from './script-icons.ts';

describe('icons', () => {
  it('are those of the set: generate.ts has been run', () => {
    const kept = Object.fromEntries(KEPT_NAMES.map((name) => [name, name]));
    expect(ICONS).toEqual(lucideBodies({ ...LUCIDE_NAMES, ...kept }, lucide));
  });

  it('of scripts are drawn as those of pages', () => {
    expect(Object.keys(LIVE_ICONS)).toEqual([...LIVE_NAMES]);
    for (const name of LIVE_NAMES) expect(LIVE_ICONS[name]).toBe(ICONS[name]);
  });

  it('are the same in scripts', () => {
    expect({ heart: HEART_ICON, close: CLOSE_ICON }).toEqual({ heart: ICONS.heart, close: ICONS.close });
  });

  it('says which icon the set lacks', () => {
    expect(() => lucideBodies({ wheel: 'no-such-icon' }, lucide)).toThrow('no icon "no-such-icon"');
  });
});
