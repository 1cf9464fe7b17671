import { escapeHtml } from '../../../lib/escape-html.ts';
import { type MailPart, paragraph, row, space, TABLE, textStyle } from '../markup.ts';
import { buttonsHtml, type MailButton } from './buttons.ts';
import { type Stop, stopsHtml } from './stops.ts';

/** A booked time as a leaf of a calendar. */
interface When {
  /** "Saturday 28 November, 10:00 am" */
  text: string;
  month: string;
  day: string;
  weekday: string;
  /** "10:00 am", with the zone if the reader may take it for another. */
  time: string;
  /** "About 30 minutes"; empty if it is not known. */
  length: string;
  /** Name and street of the place; null if it is not known. */
  place: { name: string; address: string } | null;
  isCancelled: boolean;
}

/** The time and place of an appointment, as the largest thing, with the ways to change it. */
export const appointmentPart = (
  when: When,
  [calendar, ...changes]: readonly MailButton[],
  stops: readonly Stop[],
): MailPart => ({
  html: (look) => {
    const { light, radius } = look;
    const strike = when.isCancelled ? 'text-decoration:line-through;' : '';
    const figure = (size: number, line: number) =>
      textStyle({ size, line, bold: true, tight: -0.04, colour: light.ink });
    const leaf = `<table role="presentation" width="112" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${light.band}" style="background-color:${light.band};border-radius:${radius.picture}px ${radius.picture}px 0 0;padding:8px 0;${textStyle({ size: 14, line: 20, bold: true, colour: light.onBand })}">${escapeHtml(when.month)}</td></tr><tr><td class="ln tint" align="center" bgcolor="${light.tint}" style="background-color:${light.tint};border:1px solid ${light.line};border-top:0;border-radius:0 0 ${radius.picture}px ${radius.picture}px;padding:10px 0 12px"><p class="tx" style="${figure(56, 56)};${strike}">${escapeHtml(when.day)}</p><p class="mu" style="${textStyle({ size: 14, line: 20, colour: light.muted })}">${escapeHtml(when.weekday)}</p></td></tr></table>`;
    const where =
      when.place === null
        ? ''
        : paragraph(look, `<b>${escapeHtml(when.place.name)}</b><br>${escapeHtml(when.place.address)}`, {
            line: 23,
            padding: '10px 0 0',
          });
    const beside = `<p class="tx when" style="${figure(38, 42)};${strike}">${escapeHtml(when.time).replace(' ', '&nbsp;')}</p>${when.length === '' ? '' : paragraph(look, escapeHtml(when.length), { size: 15, muted: true })}${where}`;
    const buttons = [
      calendar === undefined ? '' : buttonsHtml(look, [calendar]),
      changes.length === 0 ? '' : space(10) + buttonsHtml(look, changes, false),
    ].join('');
    return row(
      look,
      `${TABLE}><tr><td width="132" valign="top" style="width:132px;padding-right:20px">${leaf}</td><td valign="middle">${beside}</td></tr></table>${buttons === '' ? '' : space(26) + buttons}${stops.length === 0 ? '' : space(36) + stopsHtml(look, stops)}`,
      { padding: '0 40px 34px' },
    );
  },
  text: [
    `When: ${when.text}${when.length === '' ? '' : ` (${when.length.toLowerCase()})`}`,
    ...(when.place === null ? [] : [`Where: ${when.place.name}, ${when.place.address}`]),
    ...(calendar === undefined ? [] : ['', 'The booking is attached as a calendar file.']),
    ...changes.map(({ label, href }) => `${label}: ${href}`),
  ].join('\n'),
});
