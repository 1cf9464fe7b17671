import type { Locator } from '@playwright/test';

/** Pixels by which the placeholder is wider than its field; negative if it fits. */
export const placeholderOverflow = (field: Locator): Promise<number> =>
  field.evaluate(async (input: HTMLInputElement) => {
    await document.fonts.ready;
    const { fontSize, letterSpacing } = getComputedStyle(input, '::placeholder');
    const { fontFamily, fontWeight, paddingLeft, paddingRight } = getComputedStyle(input);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
    const { width } = context.measureText(input.placeholder);
    return width - (input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  });
