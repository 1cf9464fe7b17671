import { expect, it } from 'vitest';
import { createDraft } from '../source/draft.ts';
import { checkChat } from './chat.ts';

const found = (config: object, ...sets: object[]) =>
  checkChat(
    createDraft({ config, overrides: sets.map((set) => ({ when: { dealership: 'north' }, set })) }),
  ).map(({ severity, path }) => `${severity} ${path.join('.')}`);

const chat = { script: '/media/chat.js' };

it('VDP-35 warns about a chat that no button opens', () => {
  expect(found({ chat })).toEqual(['warning config.chat.script']);
  expect(found({}, { chat })).toEqual(['warning overrides.0.set.chat.script']);
  expect(found({ chat, buttons: { chat: true } })).toEqual([]);
  expect(found({ chat }, { buttons: { chat: true } })).toEqual([]);
});

it('VDP-35 warns about hosts of a chat that is not configured', () => {
  const hosts = ['https://talk.example'];
  expect(found({ chat: { hosts } })).toEqual(['warning config.chat.hosts']);
  expect(found({ chat: { ...chat, hosts }, buttons: { chat: true } })).toEqual([]);
  expect(found({})).toEqual([]);
});
