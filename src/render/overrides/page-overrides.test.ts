import { describe, expect, it } from 'vitest';
import type { CompiledOverride } from './compiled-override.ts';
import { linkOverrides } from './link-overrides.ts';
import { areCurrent, dataDigest, pageLine, usedOf } from './used-overrides.ts';

const override = (name: string, digest: string, files: Partial<CompiledOverride> = {}): CompiledOverride => ({
  name,
  source: `/t/overrides/${name}.astro`,
  digest,
  module: `/cache/${name}.mjs`,
  style: null,
  script: null,
  files: {},
  ...files,
});

describe('a page’s line in the manifest', () => {
  const now = { Header: override('Header', 'h1'), Map: override('Map', 'm1') };

  it('is the digest alone where the page uses none', () => {
    expect(pageLine('d', [])).toBe('d');
    expect(areCurrent('d', {})).toBe(true);
  });

  it('tells which components changed or went', () => {
    const line = pageLine('d', usedOf(now, new Set(['Map', 'Header'])));
    expect(line).toBe('d Header@h1 Map@m1');
    expect(dataDigest(line)).toBe('d');
    expect(areCurrent(line, now)).toBe(true);
    expect(areCurrent(line, { ...now, Map: override('Map', 'm2') })).toBe(false);
    expect(areCurrent(line, { Header: now.Header })).toBe(false);
    expect(areCurrent(pageLine('d', [now.Header]), { ...now, Map: override('Map', 'm2') })).toBe(true);
  });

  it('takes no inherited property for a component', () => {
    expect(areCurrent('d constructor@undefined', {})).toBe(false);
  });
});

describe('linkOverrides', () => {
  const html = (text: string) => new TextEncoder().encode(text);

  it('links styles, then scripts, at the end of the head', () => {
    const header = override('Header', 'h1', {
      style: '_astro/overrides/Header.1.css',
      script: '_astro/overrides/H.js',
    });
    const linked = linkOverrides(html('<head><title>x</title></head><body></head>'), [header]);
    expect(Buffer.from(linked).toString()).toBe(
      '<head><title>x</title><link rel="stylesheet" href="/_astro/overrides/Header.1.css"><script type="module" src="/_astro/overrides/H.js"></script></head><body></head>',
    );
  });

  it('leaves a page alone that uses nothing with files', () => {
    const page = html('<head></head>');
    expect(linkOverrides(page, [])).toBe(page);
    expect(linkOverrides(page, [override('Header', 'h1')])).toBe(page);
  });
});
