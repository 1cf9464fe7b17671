import { describe, expect, it } from 'vitest';
import { builtInComponent, overrideFor, type PageOverrides, slotComponent } from './overrides.ts';

const overrides = (): PageOverrides => ({
  parts: new Map([
    ['RedHeader', { component: 'red header', digest: 'h1' }],
    ['BigMap', { component: 'big map', digest: 'm1' }],
  ]),
  used: new Set(),
  ours: new Map(),
});
const alpha = (slots: object) => ({ tenant: 'alpha', slots });

describe('overrideFor', () => {
  it('TEN-08 gives the tenant’s own header, and none by default', () => {
    expect(overrideFor(overrides(), alpha({ header: 'RedHeader' }), 'header')?.component).toBe('red header');
    expect(overrideFor(overrides(), alpha({}), 'header')).toBeNull();
    expect(overrideFor(null, alpha({}), 'header')).toBeNull();
  });

  it('replaces only the slot that is named', () => {
    expect(overrideFor(overrides(), alpha({ map: 'BigMap' }), 'header')).toBeNull();
  });

  it('marks only the components that the page uses', () => {
    const page = overrides();
    overrideFor(page, alpha({ header: 'RedHeader', map: 'BigMap' }), 'header');
    expect([...page.used]).toEqual(['RedHeader']);
  });

  it('says which component is missing and which are there', () => {
    expect(() => overrideFor(overrides(), alpha({ footer: 'Tall' }), 'footer')).toThrow(
      'Slot "footer" of alpha names the component "Tall", which the tenant does not have. It has RedHeader, BigMap.',
    );
    expect(() => overrideFor(null, alpha({ footer: 'Tall' }), 'footer')).toThrow('It has none.');
  });
});

describe('slotComponent', () => {
  it('draws the built-in component where the tenant has none, and does not store it for the kit', () => {
    const page = overrides();
    expect(slotComponent(page, alpha({}), 'header', 'ours')).toBe('ours');
    expect(slotComponent(null, alpha({}), 'header', 'ours')).toBe('ours');
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
    expect(slotComponent(page, alpha({ header: 'RedHeader' }), 'header', 'ours')).toBe('red header');
    expect(builtInComponent(page, 'header', 'Header')).toBe('ours');
  });
});
