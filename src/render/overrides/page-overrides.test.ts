import { describe, expect, it } from 'vitest';
import type { CompiledOverride } from './compiled-override.ts';
import { linkOverrides } from './link-overrides.ts';
import { dataDigest, overridesUnchanged, pageLine, usedOverrides } from './used-overrides.ts';

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

  it('is only the digest of its data when the page uses no overrides', () => {
    expect(pageLine('d', [])).toBe('d');
    expect(overridesUnchanged('d', {})).toBe(true);
  });

  it('names the overrides that the page used, so that a changed or removed one shows', () => {
    const line = pageLine('d', usedOverrides(now, new Set(['Map', 'Header'])));
    expect(line).toBe('d Header@h1 Map@m1');
    expect(dataDigest(line)).toBe('d');
    expect(overridesUnchanged(line, now)).toBe(true);
    expect(overridesUnchanged(line, { ...now, Map: override('Map', 'm2') })).toBe(false);
    expect(overridesUnchanged(line, { Header: now.Header })).toBe(false);
    expect(overridesUnchanged(pageLine('d', [now.Header]), { ...now, Map: override('Map', 'm2') })).toBe(
      true,
    );
  });

  it('counts an override called "constructor" as removed, not as the inherited property', () => {
    expect(overridesUnchanged('d constructor@undefined', {})).toBe(false);
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

  it('does not change a page whose overrides have no styles or scripts', () => {
    const page = html('<head></head>');
    expect(linkOverrides(page, [])).toBe(page);
    expect(linkOverrides(page, [override('Header', 'h1')])).toBe(page);
  });
});
