/** "Open until 8 pm" for "open until 8 pm". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
