import type { Chrome, MenuView } from '../../frame/page.ts';

export type MenuEntry =
  | { kind: 'link'; label: string; href: string; accent?: true }
  | { kind: 'list'; label: string; items: MenuView['items'] }
  | { kind: 'mega'; label: string };

/**
 * The header's menus in order (NAV-02). The mega menu takes the place of the menu with its name in the dealer's
 * navigation, or follows Home. If a menu has both a link and items, the link becomes its first item.
 */
export function arrangeMenus(header: Chrome['header'], homeHref: string): MenuEntry[] {
  const mega: MenuEntry = { kind: 'mega', label: header.mega.label };
  const entries = header.menus.map((menu) => (menu.label === mega.label ? mega : entryOf(menu)));
  if (entries.includes(mega)) return entries;
  const home = header.menus.findIndex((menu) => menu.href === homeHref);
  return entries.toSpliced(home + 1, 0, mega);
}

function entryOf(menu: MenuView): MenuEntry {
  const { label, href, items, accent } = menu;
  if (items.length === 0) return { kind: 'link', label, href: href ?? '/', ...(accent && { accent }) };
  const needsNoLink = href === null || items.some((item) => item.href === href);
  return {
    kind: 'list',
    label,
    items: needsNoLink ? items : [{ label, href, note: null }, ...items],
  };
}
