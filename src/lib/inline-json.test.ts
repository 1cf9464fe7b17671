import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inlineJson } from './inline-json.ts';

describe('inlineJson', () => {
  it('escapes a text that would close the script element or begin a comment', () => {
    const written = inlineJson({ name: '</script><script>alert(1)</script><!--' });
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toEqual({ name: '</script><script>alert(1)</script><!--' });
  });

  it('parses back to the same data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (data) => {
        const written = inlineJson(data);
        expect(written).not.toMatch(/</);
        expect(JSON.parse(written)).toEqual({ ...data });
      }),
    );
  });
});
