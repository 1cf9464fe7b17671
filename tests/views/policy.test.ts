import { describe, expect, it } from 'vitest';
import { pages } from '../fixtures/pages.ts';
import { htmlOf, part } from './render.ts';

describe('every page', () => {
  it.each(pages)('$path keeps to the content policy', async (page) => {
    const html = await htmlOf(page);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/javascript:/i);
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>/g)].map(([, attributes]) =>
      attributes?.trim(),
    );
    expect(inline.filter((attributes) => !/^type="application\/(ld\+)?json"/.test(attributes ?? ''))).toEqual(
      [],
    );
    expect(html.match(/<style/g)).toHaveLength(1);
    const policy = part(html, 'http-equiv="content-security-policy"', '>');
    expect(policy).not.toContain('unsafe');
  });

  it.each(pages)('$path has one main heading, one main part and no id twice', async (page) => {
    const html = await htmlOf(page);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(pages)('$path gives every picture its size', async (page) => {
    for (const [image] of (await htmlOf(page)).matchAll(/<img(?:"[^"]*"|[^>"])*>/g)) {
      expect(image).toMatch(/\swidth="\d+"/);
      expect(image).toMatch(/\sheight="\d+"/);
      expect(image).toMatch(/\salt(=|\s|>)/);
    }
  });
});
