import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrary } from '../../tests/fixture-site/sites.ts';
import { fileOf, pageAt } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { expectRefused } from '../../tests/support/tenant/entity.ts';
import { videoView } from '../features/gallery/video.ts';
import { contentSecurityPolicy } from '../layouts/content-security-policy.ts';
import { themeStyle } from '../layouts/theme-style.ts';
import type { Path } from '../tenant/problem.ts';
import { site as siteSchema } from '../tenant/schema/site.ts';
import { walkTexts } from '../tenant/schema/walk.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

/** A site with all settings that affect the Content Security Policy. */
const SITE = structuredClone(contrary(NOW)) as unknown as Record<string, unknown> & {
  config: Record<string, Record<string, unknown>>;
};
Object.assign(SITE.config.map ?? {}, {
  tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  picture: 'https://maps.example/{key}.png',
});
Object.assign(SITE.config.images ?? {}, { hosts: ['https://img.example', '*.cdn.example'] });
Object.assign(SITE.config.search ?? {}, {
  typesense: { host: 'search.example', port: 443, protocol: 'https', key: 'abc' },
});

function replaced(data: unknown, [name, ...rest]: Path, value: string): unknown {
  if (name === undefined) return value;
  const copy = structuredClone(data) as Record<string | number, unknown>;
  copy[name] = replaced(copy[name], rest, value);
  return copy;
}

/** The home page's policy, the names of its directives, and the published `_headers`. */
function published(input: Record<string, unknown>): {
  policy: string;
  directives: string[];
  headers: string;
} {
  const tenant = makeTenant(input);
  const inventory = buildInventory(tenant, [], NOW);
  const { chrome } = pageAt(inventory, '/', 'home');
  const policy = contentSecurityPolicy({
    imageHosts: chrome.imageHosts,
    styleHash: themeStyle(chrome.themeCss).hash,
    searchServer: chrome.search.server,
    films: [],
  });
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s/)[0] ?? '');
  return { policy, directives, headers: fileOf(inventory, '_headers') };
}

// Overrides need no cases of their own: they have the same schema as the settings they replace.
const texts = [...walkTexts(SITE, siteSchema)].filter(({ path }) => path[2] !== 'set');
const plain = published(SITE);
const headerLines = (headers: string): string[] =>
  headers.split('\n').filter((line) => line.startsWith('  '));

// biome-ignore format: one value per line would fill a screen with very short lines
const ATTACKS = [
  'x.example; script-src *', "x.example 'unsafe-inline'", 'https://x.example;script-src/{key}{z}', '*', 'data:',
  'x.example,script-src', 'x\nscript-src *', 'x\r\nX-Evil: 1', "'unsafe-eval'", 'https://a;b/{key}', '//x', 'https:',
  'https://{s};x/{key}', 'https://user:pass@x.example/{key}',
];

describe('the Content Security Policy and headers of a site', () => {
  it('contain the expected directives and every configured host', () => {
    for (const host of ['img.example', '.cdn.example', '.tiles.example', 'maps.example', 'search.example'])
      expect(plain.policy).toContain(host);
    expect(plain.directives).toEqual([
      'default-src',
      'base-uri',
      'form-action',
      'object-src',
      'img-src',
      'connect-src',
      'worker-src',
      'script-src',
      'style-src',
    ]);
    expect(texts.length).toBeGreaterThan(80);
  });

  it('have the same directives whatever the configured texts contain', () => {
    const attack = fc.oneof(fc.constantFrom(...ATTACKS), fc.string({ unit: 'grapheme', maxLength: 30 }));
    let accepted = 0;
    fc.assert(
      fc.property(fc.nat(texts.length - 1), attack, fc.boolean(), (at, text, after) => {
        const { path, value } = texts[at] ?? { path: [], value: '' };
        const input = replaced(SITE, path, after ? value + text : text) as Record<string, unknown>;
        if (!siteSchema.safeParse(input).success) return;
        accepted += 1;
        const now = published(input);
        expect(now.directives).toEqual(plain.directives);
        expect(new Set(headerLines(now.headers))).toEqual(new Set(headerLines(plain.headers)));
      }),
      { numRuns: 150 },
    );
    expect(accepted).toBeGreaterThan(10);
  });

  it.each(
    [...texts]
      .filter(({ path }) => /hosts|tiles|picture|typesense/.test(path.join('.')))
      .map(({ path }) => path),
  )('get no further directive from any attack at %s.%s.%s', (...path) => {
    for (const attack of ATTACKS) {
      const input = replaced(SITE, path, attack) as Record<string, unknown>;
      if (siteSchema.safeParse(input).success) expect(published(input).directives).toEqual(plain.directives);
    }
  });
});

describe('a source that is not a host', () => {
  it('is rejected with its key and an explanation', () => {
    const config = siteSchema.shape.config;
    const wrong = 'x.example; script-src *';
    expectRefused(
      config,
      { images: { hosts: [''] } },
      ['images', 'hosts', 0],
      wrong,
      `Expected a host such as images.example.com or https://*.example.com; found "${wrong}".`,
    );
    expectRefused(
      config,
      { map: { tiles: '' } },
      ['map', 'tiles'],
      `https://${wrong}/{z}`,
      `Expected a path such as /tiles/{z}/{x}/{y}.png, or an address that starts with https://; found "https://${wrong}/{z}".`,
    );
    expectRefused(
      config,
      { search: { typesense: { host: '' } } },
      ['search', 'typesense', 'host'],
      wrong,
      `Expected a host name such as search.example.com; found "${wrong}".`,
    );
    expectRefused(
      config,
      { images: { hosts: [''] } },
      ['images', 'hosts', 0],
      'x.example:99999',
      'This is not a host name.',
    );
  });

  it('is refused by contentSecurityPolicy with an error', () => {
    const sources = { imageHosts: [], styleHash: 'sha256-c=', searchServer: null, films: [] };
    for (const attack of ATTACKS) {
      expect(() => contentSecurityPolicy({ ...sources, imageHosts: [attack] })).toThrow(/not a host/);
      expect(() => contentSecurityPolicy({ ...sources, styleHash: attack })).toThrow(/not a host/);
      const searchServer = { protocol: 'https' as const, host: attack, port: 443 };
      expect(() => contentSecurityPolicy({ ...sources, searchServer })).toThrow(/not a host/);
    }
  });

  it('is not accepted as the address of a video', () => {
    expect(videoView('https://a;script-src/film.mp4', 'Film')).toBeNull();
    expect(videoView("https://a'b/film.mp4", 'Film')).toBeNull();
    expect(videoView('https://films.example:8443/film.mp4', 'Film')).not.toBeNull();
  });
});
