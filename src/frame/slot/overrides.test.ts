import { describe, expect, it } from 'vitest';
import { builtInComponent, overrideFor, type PageOverrides, slotComponent } from './overrides.ts';

const overrides = (): PageOverrides => ({
  parts: new Map([
    ['RedHeader', { component: 'red header', digest: 'h1' }],
    ['BigMap', { component: 'big map', digest: 'm1' }],
  ]),
  used: new Set(),
  builtIn: new Map(),
});
const alpha = (slots: object) => ({ tenant: 'alpha', slots });

describe('overrideFor', () => {
  it('TEN-08 returns the tenant’s own header, or null if the tenant names none', () => {
    expect(overrideFor(overrides(), alpha({ header: 'RedHeader' }), 'header')?.component).toBe('red header');
    expect(overrideFor(overrides(), alpha({}), 'header')).toBeNull();
    expect(overrideFor(null, alpha({}), 'header')).toBeNull();
  });

  it('returns null for a slot that the tenant does not override', () => {
    expect(overrideFor(overrides(), alpha({ map: 'BigMap' }), 'header')).toBeNull();
  });

  it('lists a component as used only once the page asks for its slot', () => {
    const page = overrides();
    overrideFor(page, alpha({ header: 'RedHeader', map: 'BigMap' }), 'header');
    expect([...page.used]).toEqual(['RedHeader']);
  });

  it('throws an error that names the missing component and the existing ones', () => {
    expect(() => overrideFor(overrides(), alpha({ footer: 'Tall' }), 'footer')).toThrow(
      'Slot "footer" of alpha names the component "Tall", which the tenant does not have. It has RedHeader, BigMap.',
    );
    expect(() => overrideFor(null, alpha({ footer: 'Tall' }), 'footer')).toThrow('It has none.');
  });
});

describe('slotComponent', () => {
  it('returns the built-in component if the tenant names none, and does not store it for the kit (src/kit)', () => {
    const page = overrides();
    expect(slotComponent(page, alpha({}), 'header', 'built-in')).toBe('built-in');
    expect(slotComponent(null, alpha({}), 'header', 'built-in')).toBe('built-in');
    expect(() => builtInComponent(page, 'header', 'Header')).toThrow(
      'The kit’s Header can only be used in the tenant\'s component for the slot "header".',
    );
  });

  it('leaves a slot without a built-in component empty until the tenant fills it', () => {
    expect(slotComponent(overrides(), alpha({}), 'card_badge', undefined)).toBeUndefined();
    expect(slotComponent(overrides(), alpha({ card_badge: 'RedHeader' }), 'card_badge', undefined)).toBe(
      'red header',
    );
  });

  it('stores the built-in component, so that the tenant’s component can draw it', () => {
    const page = overrides();
    expect(slotComponent(page, alpha({ header: 'RedHeader' }), 'header', 'built-in')).toBe('red header');
    expect(builtInComponent(page, 'header', 'Header')).toBe('built-in');
  });
});
