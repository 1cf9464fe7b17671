import { expect, it } from 'vitest';
import { SHARE_WINDOW, shareLinks, shareToast } from './share-links.ts';

const URL_ = 'https://www.dealer.example/cars/2023-ford-ranger-1';
const links = shareLinks(URL_, '2023 Ford Ranger & more');
const hrefOf = (label: string) => links.find((link) => link.label === label)?.href ?? '';

it('SHA-02 every social link contains the page’s URL, and the link for X also its title', () => {
  const popups = links.filter(({ opens }) => opens === 'popup');
  expect(popups.map(({ label }) => label)).toEqual(['Facebook', 'X', 'WhatsApp', 'LinkedIn']);
  for (const { href } of popups) expect(decodeURIComponent(href)).toContain(URL_);
  expect(new URL(hrefOf('X')).searchParams.get('text')).toBe('2023 Ford Ranger & more');
});

it('SHA-03 SHA-04 the links for mail and text message contain title and URL', () => {
  const mail = new URL(hrefOf('Email'));
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', '2023 Ford Ranger & more']);
  expect(mail.searchParams.get('body')).toBe(`2023 Ford Ranger & more ${URL_}`);
  expect(hrefOf('Text message')).toMatch(/^sms:\?&body=/);
  expect(decodeURIComponent(hrefOf('Text message'))).toContain(`2023 Ford Ranger & more ${URL_}`);
});

it('SHA-08 the share window is 550 px wide and 400 px high', () => {
  expect(SHARE_WINDOW).toEqual({ width: 550, height: 400 });
});

it('SHA-07 the toast says that the vehicle was copied to the clipboard', () => {
  expect(shareToast('2023 Ford Ranger')).toBe('Copied 2023 Ford Ranger to your clipboard!');
});
