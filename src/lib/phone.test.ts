import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskPhone, phoneView } from './phone.ts';

describe('phone numbers', () => {
  it.each([
    ['+61732450000', '07 3245 0000', 'tel:+61732450000'],
    ['+61 (0)7 3245 0000', '07 3245 0000', 'tel:+61732450000'],
    ['+61 13 12 34', '13 12 34', 'tel:+61131234'],
    ['61412345678', '0412 345 678', 'tel:+61412345678'],
    ['0061 412 345 678', '0412 345 678', 'tel:+61412345678'],
    ['+61 412 345 678', '0412 345 678', 'tel:+61412345678'],
  ])('LOC-27 %s displays as %s', (raw, text, href) => {
    expect(phoneView(raw)).toEqual({ text, href });
  });

  it.each([
    ['(07) 3245-0000', '07 3245 0000', 'tel:+61732450000'],
    ['0412345678', '0412 345 678', 'tel:+61412345678'],
    ['1300123456', '1300 123 456', 'tel:+611300123456'],
    ['+611800123456', '1800 123 456', 'tel:+611800123456'],
    ['131234', '13 12 34', 'tel:+61131234'],
    ['+64 9 123 4567', '+64 9 123 4567', 'tel:+6491234567'],
    ['3245 0000', '3245 0000', 'tel:32450000'],
    ['6145 0000', '6145 0000', 'tel:61450000'],
    // Too short for an Australian number, so nothing is made of it.
    ['041234', '041234', 'tel:041234'],
    ['0412 3456', '0412 3456', 'tel:04123456'],
    ['07 3245 00', '07 3245 00', 'tel:07324500'],
  ])('writes %s as %s', (raw, text, href) => {
    expect(phoneView(raw)).toEqual({ text, href });
  });

  it('a text without a digit gives null', () => {
    expect(phoneView('call us')).toBeNull();
    expect(phoneView('')).toBeNull();
  });

  it('every spelling of an Australian number is formatted the same, and so is the formatted text itself', () => {
    const national = fc
      .tuple(fc.constantFrom('2', '3', '4', '7', '8'), fc.stringMatching(/^\d{8}$/))
      .map(([area, rest]) => area + rest);
    fc.assert(
      fc.property(national, (digits) => {
        const view = phoneView(`+61${digits}`);
        expect(view).toEqual(phoneView(`0${digits}`));
        expect(view?.href).toBe(`tel:+61${digits}`);
        expect(view?.text.replaceAll(' ', '')).toBe(`0${digits}`);
        expect(phoneView(view?.text ?? '')).toEqual(view);
      }),
    );
  });

  it('LOC-25 the mask keeps 5 characters of the displayed number and stars the rest', () => {
    expect(maskPhone('07 3245 0000')).toBe('07 32*******');
    expect(maskPhone('0412 345 678')).toBe('0412 *******');
    expect(maskPhone('0412')).toBe('0412');
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ]{0,20}$/), (text) => {
        const masked = maskPhone(text);
        expect(masked).toHaveLength(text.length);
        expect(masked.slice(0, 5)).toBe(text.slice(0, 5));
        expect(masked.slice(5)).toMatch(/^\**$/);
      }),
    );
  });
});
