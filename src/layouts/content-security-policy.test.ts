import { expect, it } from 'vitest';
import { videoView } from '../features/gallery/video.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sources = { imageHosts: ['https://img.example'], styleHash: 'sha256-theme=' };
const policy = contentSecurityPolicy({ ...sources, searchServer: null, films: [] });

it('allows scripts and styles only from the site, the inline style by its hash, and pictures from the configured hosts', () => {
  expect(policy).toContain("script-src 'self';");
  expect(policy).toMatch(/style-src 'self' 'sha256-theme='$/);
  expect(policy).toContain("img-src 'self' https://img.example");
});

it('allows nothing inline or evaluated', () => {
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toMatch(/^default-src 'self'; /);
  expect(policy).toContain("object-src 'none'");
});

it('allows connections to the site and to a configured search server', () => {
  expect(policy).toContain("connect-src 'self'; worker-src 'self'");
  const searchServer = { protocol: 'https' as const, host: 'search.example', port: 443 };
  expect(contentSecurityPolicy({ ...sources, searchServer, films: [] })).toContain(
    "connect-src 'self' https://search.example:443;",
  );
});

it('in development limits pictures, films and connections as when published, but not the code that Vite adds', () => {
  const development = contentSecurityPolicy({
    ...sources,
    searchServer: null,
    films: [],
    isDevelopment: true,
  });
  expect(development).toBe(
    "base-uri 'self'; form-action 'self'; object-src 'none'; img-src 'self' https://img.example; connect-src 'self'",
  );
});

it('allows film hosts only on pages with films', () => {
  expect(policy).not.toMatch(/media-src|frame-src/);
  const policyOf = (addresses: string[]) =>
    contentSecurityPolicy({
      ...sources,
      searchServer: null,
      films: addresses.flatMap((address) => videoView(address, 'Film') ?? []),
    });
  expect(policyOf(['https://films.example/a.mp4', 'https://films.example/b.mp4'])).toContain(
    "; media-src 'self' https://films.example;",
  );
  expect(policyOf(['https://youtu.be/abcdefghijk', 'https://vimeo.com/12345678'])).toContain(
    '; frame-src https://www.youtube-nocookie.com https://player.vimeo.com;',
  );
  expect(policyOf(['/media/a.webm'])).not.toMatch(/media-src|frame-src/);
});

it('allows the hosts of a chat that a button opens, and no others', () => {
  const chat = { script: 'https://chat.example/load.js', hosts: ['https://*.talk.example'] };
  const withChat = contentSecurityPolicy({ ...sources, searchServer: null, films: [], chat });
  const hosts = 'https://chat.example https://*.talk.example';
  for (const directive of ['script-src', 'connect-src'])
    expect(withChat).toContain(`${directive} 'self' ${hosts}`);
  expect(withChat).toContain(`img-src 'self' https://img.example ${hosts}`);
  expect(withChat).toContain(`frame-src ${hosts}`);
  const own = { script: '/media/chat.js', hosts: [] };
  expect(contentSecurityPolicy({ ...sources, searchServer: null, films: [], chat: own })).toBe(policy);
  const none = { script: null, hosts: ['https://*.talk.example'] };
  expect(contentSecurityPolicy({ ...sources, searchServer: null, films: [], chat: none })).toBe(policy);
});
