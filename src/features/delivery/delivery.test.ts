import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryPostcode, PLACE_UNKNOWN, POSTCODE_INVALID, POSTCODE_MISSING } from './delivery.ts';

describe('deliveryPostcode', () => {
  it('ERR-08 returns the message that asks for a postcode if the field is empty', () => {
    expect(POSTCODE_MISSING).toBe('Please enter a postcode.');
    for (const typed of ['', '   '])
      expect(deliveryPostcode(typed)).toEqual({ kind: 'error', message: POSTCODE_MISSING, isInput: true });
  });

  it('ERR-09 accepts four digits and asks for a 4-digit number otherwise, and the text for an unknown place is as specified', () => {
    expect(PLACE_UNKNOWN).toBe(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    );
    expect(deliveryPostcode(' 0800 ')).toEqual({ kind: 'postcode', postcode: '0800' });
    for (const typed of ['244', '24444', 'Port Macquarie', '24 44', '２４４４'])
      expect(deliveryPostcode(typed)).toEqual({ kind: 'error', message: POSTCODE_INVALID, isInput: true });
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = deliveryPostcode(typed);
        if (read.kind === 'postcode') expect(read.postcode).toMatch(/^[0-9]{4}$/);
        else expect(read.message).toBe(typed.trim() === '' ? POSTCODE_MISSING : POSTCODE_INVALID);
      }),
    );
  });
});
