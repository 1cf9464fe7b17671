import { z } from 'zod';
import { key } from './key.ts';
import { link } from './primitives.ts';

/** A link of the footer. */
export const footerLink = z.strictObject({
  label: key(z.string().min(1), 'Text of the link.', 'DAT-35'),
  link: key(link, 'Path or address of the link.', 'DAT-35'),
});

const menuLink = footerLink.extend({
  note: key(z.string().optional(), 'A few words under the link.'),
});

export const menu = z.strictObject({
  label: key(z.string().min(1), 'Text of the menu.', 'NAV-02'),
  link: key(
    link.optional(),
    'Path or address that the menu’s own text links to; absent: it only opens the menu.',
    'NAV-02',
  ),
  accent: key(
    z.boolean().default(false),
    'A menu without items stands in the accent, with a wave under it: what the dealer is known for.',
  ),
  items: key(z.array(menuLink).default([]), 'Links in the menu.', 'NAV-02'),
});
