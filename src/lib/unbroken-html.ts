const SPLIT = /\btrade-in\b(?![^<]*>)/gi;

/** Keeps "trade-in" in one line: browsers break lines after a hyphen. Tags and their attributes stay as they are. */
export const unbrokenHtml = (html: string): string => html.replace(SPLIT, '<span class="nowrap">$&</span>');
