import { escapeHtml } from '../../../lib/escape-html.ts';
import type { MailLook } from '../mail-look.ts';
import { FONT, type MailPart, paragraph, row, TABLE, textLink } from '../markup.ts';
import { wrapText } from '../wrap-text.ts';
import { buttonsHtml, type MailButton } from './buttons.ts';

/** A vehicle as mails show it. Everything but the title may be unknown. */
export interface MailVehicle {
  /** "2024 Kia Sorento" */
  title: string;
  /** "GT-Line HEV" */
  variant: string;
  /** "Inferno Red" */
  colour: string;
  /** "$61,880"; empty if no price is shown. */
  price: string;
  /** "Drive away" */
  priceType: string;
  /** "or to buy $68,880 Drive away": the price of a vehicle on subscription; empty if there is none. */
  toBuy: string;
  priceNote: string;
  /** Most important first. */
  facts: readonly { label: string; value: string }[];
  /** "Maroochydore" */
  place: string;
  stockNumber: string;
  rego: string;
  /** On the dealer's own site. */
  href: string | null;
  /** `cid:` address of the picture; null if there is none. */
  picture: string | null;
}

const FACTS = 4;

const altText = ({ title, colour }: MailVehicle): string =>
  `Picture: ${[colour.toLowerCase(), title].filter(Boolean).join(' ')}`;

const linked = (href: string | null, style: string, html: string): string =>
  href === null ? html : `<a href="${escapeHtml(href)}" style="${style}">${html}</a>`;

/** The picture over the whole width. It has no height, so without pictures one line of alt text stays. */
function largePicture({ light }: MailLook, vehicle: MailVehicle): string {
  if (vehicle.picture === null) return '';
  const image = `<img src="${vehicle.picture}" alt="${escapeHtml(altText(vehicle))}" width="600" style="display:block;width:100%;max-width:600px;height:auto;border:0;font-family:Arial,sans-serif;font-size:15px;line-height:44px;color:${light.muted};background-color:${light.page}">`;
  const style = `display:block;color:${light.muted};text-decoration:none;text-align:center`;
  return `<tr><td class="card" bgcolor="${light.card}" style="background-color:${light.card}">${linked(vehicle.href, style, image)}</td></tr>`;
}

function factCells(look: MailLook, { facts }: MailVehicle): string {
  const shown = facts.slice(0, FACTS);
  if (shown.length === 0) return '';
  const edge = `1px solid ${look.light.line}`;
  const cells = shown.map(({ label, value }, i) => {
    const left = i === 0 ? '' : `border-left:${edge};`;
    return `<td class="ln" valign="top" width="${100 / shown.length}%" style="padding:10px 4px 10px ${i === 0 ? 0 : 12}px;border-top:${edge};border-bottom:${edge};${left}">${paragraph(look, escapeHtml(value), { size: 15, line: 20, bold: true })}${paragraph(look, escapeHtml(label), { size: 13, line: 18, muted: true })}</td>`;
  });
  return `${TABLE}><tr>${cells.join('')}</tr></table>`;
}

const priceHtml = ({ light }: MailLook, { price, priceType }: MailVehicle, size: number): string =>
  price === ''
    ? ''
    : `<span class="${size > 30 ? 'big' : ''}" style="font-size:${size}px;font-weight:700;letter-spacing:-0.03em">${escapeHtml(price)}</span>${priceType === '' ? '' : `&nbsp; <span class="mu" style="color:${light.muted}">${escapeHtml(priceType)}</span>`}`;

/** "tare 2,560 kg", "seats 7": a number needs its label, also with a unit, because several facts have the same unit. */
const factText = ({ label, value }: MailVehicle['facts'][number]): string =>
  /^[\d,.]+( (kg|mm|L|t))?$/.test(value)
    ? `${/^[A-Z][a-z]/.test(label) ? label.toLowerCase() : label} ${value}`
    : value;

/** Name, price, facts and address of a vehicle as text. */
function vehicleText(vehicle: MailVehicle, link: string, hasNote: boolean): string {
  const { title, variant, price, priceType, toBuy, facts, place, priceNote, stockNumber, href } = vehicle;
  const known = [...facts.slice(0, FACTS).map(factText), place && `at ${place}`].filter(Boolean);
  return [
    [title, variant].filter(Boolean).join(' ').toUpperCase(),
    [price, priceType].filter(Boolean).join(' '),
    toBuy,
    known.join(' · '),
    stockNumber && `Stock number: ${stockNumber}`,
    hasNote ? wrapText(priceNote) : '',
    href === null ? '' : `${link}: ${href}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const VIEW = 'View this vehicle';

/** The vehicle that a shopper asked about, with its price and the ways on. */
export const largeVehicle = (vehicle: MailVehicle, call: readonly MailButton[]): MailPart => ({
  html: (look) => {
    const { title, variant, colour, place, toBuy, priceNote } = vehicle;
    const below = [variant, colour, place && `At ${place}`].filter(Boolean).join(' · ');
    const price = priceHtml(look, vehicle, 42);
    return (
      largePicture(look, vehicle) +
      row(
        look,
        [
          price && paragraph(look, price, { size: 16, line: 44 }),
          toBuy && paragraph(look, escapeHtml(toBuy), { size: 18, line: 26, bold: true, padding: '0 0 8px' }),
          `<h2 class="tx" style="margin:0;${FONT};font-size:22px;line-height:28px;font-weight:700;letter-spacing:-0.015em;color:${look.light.ink}">${escapeHtml(title)}</h2>`,
          paragraph(look, escapeHtml(below), { size: 15, line: 22, muted: true, padding: '2px 0 16px' }),
          factCells(look, vehicle),
          paragraph(look, escapeHtml(priceNote), { size: 14, line: 21, muted: true, padding: '14px 0 20px' }),
          buttonsHtml(look, [
            ...(vehicle.href === null ? [] : [{ label: VIEW, href: vehicle.href }]),
            ...call,
          ]),
        ].join(''),
        { padding: '26px 40px 34px' },
      )
    );
  },
  text: [vehicleText(vehicle, VIEW, true), ...call.map(({ label }) => label)].join('\n'),
});

/** The vehicle beside a small picture. */
export const smallVehicle = (vehicle: MailVehicle, link: string, width = 168): MailPart => ({
  html: (look) => {
    const { title, variant, colour, toBuy, facts, stockNumber, rego, href, picture } = vehicle;
    const { light, radius } = look;
    const image =
      picture === null
        ? ''
        : `<td class="sm" width="${width}" valign="top" style="width:${width}px;padding-right:20px">${linked(href, '', `<img src="${picture}" alt="${escapeHtml(altText(vehicle))}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:${radius.picture}px;font-family:Arial,sans-serif;font-size:15px;line-height:22px;color:${light.muted};background-color:${light.page}">`)}</td>`;
    const line = [
      facts[0] && factText(facts[0]),
      colour.toLowerCase(),
      stockNumber && `stock ${stockNumber}`,
      rego && `rego ${rego}`,
    ].filter(Boolean);
    const price = priceHtml(look, vehicle, 26);
    return row(
      look,
      `${TABLE}><tr>${image}<td valign="middle">${price && paragraph(look, price, { size: 15, line: 30 })}${toBuy && paragraph(look, escapeHtml(toBuy), { size: 15, line: 22, bold: true })}<h2 class="tx" style="margin:0;${FONT};font-size:17px;line-height:23px;font-weight:700;letter-spacing:-0.015em;color:${light.ink}">${escapeHtml([title, variant].filter(Boolean).join(' '))}</h2>${paragraph(look, escapeHtml(line.join(' · ')), { size: 14, line: 21, muted: true, padding: '3px 0 6px' })}${href === null ? '' : `<p class="act" style="margin:0;${FONT};font-size:15px;line-height:22px">${textLink(look, href, link)}</p>`}</td></tr></table>`,
      { padding: '28px 40px 24px' },
    );
  },
  text: vehicleText(vehicle, link, false),
});
