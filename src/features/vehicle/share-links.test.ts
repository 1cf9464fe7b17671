import { expect, it } from 'vitest';
import { SHARE_WINDOW, shareLinks, shareToast } from './share-links.ts';

const URL_ = 'https://www.dealer.example/cars/2023-ford-ranger-1';
const links = shareLinks(URL_, '2023 Ford Ranger & more');
const hrefOf = (label: string) => links.find((link) => link.label === label)?.href ?? '';

it('SHA-02 social links contain the whole URL and text', () => {
  const popups = links.filter(({ opens }) => opens === 'popup');
  expect(popups.map(({ label }) => label)).toEqual(['Facebook', 'X', 'WhatsApp', 'LinkedIn']);
  for (const { href } of popups) expect(decodeURIComponent(href)).toContain(URL_);
  expect(new URL(hrefOf('X')).searchParams.get('text')).toBe('2023 Ford Ranger & more');
});

it('SHA-03 SHA-04 links share by mail and text message', () => {
  const mail = new URL(hrefOf('Email'));
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', '2023 Ford Ranger & more']);
  expect(mail.searchParams.get('body')).toBe(`2023 Ford Ranger & more ${URL_}`);
  expect(hrefOf('Text message')).toMatch(/^sms:\?&body=/);
  expect(decodeURIComponent(hrefOf('Text message'))).toContain(URL_);
});

it('SHA-08 the share window is 550 by 400', () => {
  expect(SHARE_WINDOW).toEqual({ width: 550, height: 400 });
});

it('SHA-07 the toast names the vehicle', () => {
  expect(shareToast('2023 Ford Ranger')).toBe('Copied 2023 Ford Ranger to your clipboard!');
});
