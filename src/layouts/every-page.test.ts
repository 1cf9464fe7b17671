import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pages } from '../../tests/fixtures/pages.ts';
import { htmlOf, part } from '../../tests/support/render-view.ts';

describe('every page', () => {
  it.each(pages)('$path complies with its Content Security Policy', async (page) => {
    const html = await htmlOf(page);
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son[a-z]+=/);
    expect(html).not.toMatch(/javascript:/i);
    const policy = part(html, 'http-equiv="content-security-policy"', '>');
    // The only inline code is a style, which has its hash in the policy.
    for (const [, , code = ''] of html.matchAll(/<(script|style)>(.*?)<\/\1>/gs))
      expect(policy).toContain(`'sha256-${hash('sha256', code, 'base64')}'`);
    for (const [, attributes] of html.matchAll(/<script\s+(?![^>]*\ssrc=)([^>]*)>/g))
      expect(attributes).toMatch(/^type="application\/(ld\+)?json"|\bsrc=/);
    expect(html).not.toMatch(/<style\s/);
    expect(policy).not.toContain('unsafe');
  });

  it.each(pages)('$path has one h1, one main element and no duplicate id', async (page) => {
    const html = await htmlOf(page);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html.match(/<main[\s>]/g)).toHaveLength(1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(pages)('$path has a width, a height and an alt attribute for every picture', async (page) => {
    for (const [image] of (await htmlOf(page)).matchAll(/<img(?:"[^"]*"|[^>"])*>/g)) {
      expect(image).toMatch(/\swidth="\d+"/);
      expect(image).toMatch(/\sheight="\d+"/);
      expect(image).toMatch(/\salt(=|\s|>)/);
    }
  });
});
