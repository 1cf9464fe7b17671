import { expect, it } from 'vitest';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { allMails } from '../../../tests/support/service/all-mails.ts';
import { storedLead } from '../../../tests/support/service/stored-lead.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { theme } from '../../tenant/schema/theme.ts';
import { contrast } from '../../tenant/theme/palette.ts';
import { mailColours } from './mail-colours.ts';

const DARK = theme.parse({ mail_surface: 'dark' });
const scene = { now: NOW, stock: null, mark: null, picture: null };

it('mails of a dealer with dark mails have the footer’s colours and no rules of dark mode, and others are white', () => {
  const mailOf = (look: typeof DARK) => allMails(storedLead(), aDealer({ theme: look }), scene).lead?.html;
  const [dark, light] = [mailOf(DARK), mailOf(theme.parse({}))];
  const { light: colours } = mailColours(DARK);
  expect(colours.card).toBe(colours.band);
  expect(dark).toContain(`<body class="bg" style="margin:0;padding:0;background-color:${colours.band}">`);
  expect(dark).toContain('<meta name="color-scheme" content="dark">');
  expect(dark).not.toMatch(/prefers-color-scheme|data-ogsc|#ffffff"/);
  expect(light).toContain('<meta name="color-scheme" content="light dark">');
  expect(light).toContain('prefers-color-scheme:dark');
});

it('a light mail has a line in the accent colour below its band, and a dark mail a plain one', () => {
  for (const look of [theme.parse({ hue: 25, accent_lightness: 0.45 }), DARK]) {
    const { light: colours, paper } = mailColours(look);
    const line = paper === null ? colours.accent : colours.line;
    // The first row without text is the line.
    for (const { html = '' } of Object.values(allMails(storedLead(), aDealer({ theme: look }), scene)))
      expect(/<td bgcolor="(#[\da-f]{6})" height="\d"/.exec(html)?.[1]).toBe(line);
  }
  expect(mailColours(theme.parse({ hue: 25 })).light.accent).not.toBe(mailColours(DARK).light.line);
});

it('a dark mail has the shopper’s words on a light card', () => {
  const { paper } = mailColours(DARK);
  const { lead, confirmation } = allMails(storedLead(), aDealer({ theme: DARK }), scene);
  for (const mail of [lead, confirmation])
    expect(mail?.html).toMatch(
      new RegExp(`bgcolor="${paper?.card}"(?:(?!</p>).)*color:${paper?.ink}">“Is it still there`, 's'),
    );
  expect(mailColours(theme.parse({})).paper).toBeNull();
});

it.each(['light', 'dark'] as const)(
  'every text of %s mails has a contrast of 4.5:1 on its ground',
  (mail_surface) => {
    for (const hue of [25, 90, 158, 262]) {
      const { light, dark, paper } = mailColours(theme.parse({ mail_surface, hue, accent_lightness: 0.45 }));
      for (const colours of [light, dark, paper].filter((each) => each !== null))
        for (const ground of [colours.card, colours.tint])
          for (const text of [colours.ink, colours.muted, colours.link])
            expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);
