import { iconHref } from './icon-href.ts';
import type { IconName } from './names.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Creates the same element as Icon.astro. */
export function iconElement(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'i');
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', iconHref(name));
  svg.append(use);
  return svg;
}
