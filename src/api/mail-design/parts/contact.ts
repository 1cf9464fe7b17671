import { escapeHtml } from '../../../lib/escape-html.ts';
import { phoneView } from '../../../lib/phone.ts';
import { type MailPart, paragraph, row, textLink, textStyle } from '../markup.ts';
import { buttonsHtml, type MailButton } from './buttons.ts';

interface Contact {
  name: string;
  /** "asks about the 2024 Kia Sorento at Maroochydore." */
  sentence: string;
  /** Said before the name, such as "Sent again."; empty for nothing. */
  before: string;
  /** As the shopper typed it. */
  phone: unknown;
  /** An address that mail can be sent to. */
  email: string | null;
  /** Subject of the dealer's answer. */
  about: string;
  /** False if the mail has a heading above it. */
  isMain: boolean;
}

/** Who sent a lead and what they want, with the ways to reach them first. */
export function contact({ name, sentence, before, phone, email, about, isMain }: Contact): MailPart {
  const number = typeof phone === 'string' ? phoneView(phone) : null;
  const first = name.split(' ')[0] ?? name;
  const reply = email && `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  const buttons: MailButton[] = [
    ...(number === null ? [] : [{ label: `Call ${number.text}`, href: number.href }]),
    ...(reply === null
      ? []
      : [
          {
            label: `Email ${first}`,
            href: about === '' ? reply : `${reply}?subject=${encodeURIComponent(about)}`,
          },
        ]),
  ];
  const tag = isMain ? 'h1' : 'h2';
  const reaches = `replying to this email also reaches ${first}`;
  return {
    html: (look) => {
      const title = textStyle({ size: 34, line: 40, bold: true, tight: -0.022, colour: look.light.ink });
      return row(
        look,
        [
          before === '' ? '' : paragraph(look, escapeHtml(before), { muted: true, padding: '0 0 6px' }),
          `<${tag} class="tx h1" style="${title};word-break:break-word">${escapeHtml(name)}</${tag}>`,
          paragraph(look, escapeHtml(sentence), { size: 18, line: 26, padding: '6px 0 22px' }),
          buttonsHtml(look, buttons),
          reply === null || email === null
            ? ''
            : paragraph(
                look,
                `<span class="act">${textLink(look, reply, email)}</span> · ${escapeHtml(reaches)}`,
                {
                  size: 14,
                  line: 22,
                  muted: true,
                  padding: '14px 0 0',
                },
              ),
        ].join(''),
        { padding: '32px 40px 28px' },
      );
    },
    text: [
      [before, name, sentence].filter(Boolean).join(' '),
      ...(number === null && email === null ? [] : ['']),
      ...(number === null ? [] : [`Call: ${number.text}`]),
      ...(email === null ? [] : [`Email: ${email} (${reaches})`]),
    ].join('\n'),
  };
}
