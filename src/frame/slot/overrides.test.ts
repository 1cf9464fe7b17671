import { describe, expect, it } from 'vitest';
import { findOverride } from './overrides.ts';

const files = {
  '/tenants/alpha/overrides/RedHeader.astro': { default: 'red header' },
  '/tenants/alpha/overrides/BigMap.astro': { default: 'big map' },
  '/tenants/beta/overrides/RedHeader.astro': { default: 'header of beta' },
};

describe('findOverride', () => {
  it('TEN-08 gives the tenant’s own header, and none by default', () => {
    expect(findOverride(files, 'alpha', { header: 'RedHeader' }, 'header')).toBe('red header');
    expect(findOverride(files, 'beta', { header: 'RedHeader' }, 'header')).toBe('header of beta');
    expect(findOverride(files, 'alpha', {}, 'header')).toBeNull();
  });

  it('replaces only the slot that is named', () => {
    expect(findOverride(files, 'alpha', { map: 'BigMap' }, 'header')).toBeNull();
  });

  it('says which file is missing and which are there', () => {
    expect(() => findOverride(files, 'alpha', { footer: 'Tall' }, 'footer')).toThrow(
      'Slot "footer" of alpha names "Tall", but tenants/alpha/overrides/Tall.astro does not exist. It has RedHeader, BigMap.',
    );
    expect(() => findOverride(files, 'gamma', { footer: 'Tall' }, 'footer')).toThrow(
      'The folder has no components.',
    );
  });
});
