import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineJson } from './inline-json.ts';

describe('jsonLd', () => {
  it('a name that closes the script is harmless', () => {
    const written = inlineJson({ name: '</script><script>alert(1)</script><!--' });
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });

  it('says the same as the data it was given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (data) => {
        const written = inlineJson(data);
        expect(written).not.toMatch(/</);
        expect(JSON.parse(written)).toEqual({ ...data });
      }),
    );
  });
});
