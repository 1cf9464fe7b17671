import { placeInBody } from '../content/content-problems.ts';
import type { ContentSource } from '../content/read-content.ts';
import { sectionTexts } from '../content/section-texts.ts';
import { unsafeParts } from '../content/unsafe.ts';
import { error, type Finding, type Problem, warning } from '../problem.ts';
import type { Leaf } from '../schema/walk.ts';
import type { Draft } from '../source/draft.ts';
import { siteTexts } from '../source/site-texts.ts';

const ON_ROAD = /\bon[\s-]road\s+(?:costs?|charges?)\b/i;

/** "3.9% p.a.", "0.9 % interest", "1.9% finance" */
const RATE = /\d[\d.]*\s?%\s*(?:p\.?\s?a\b\.?|per annum|interest|finance)/i;
const COMPARISON = /comparison rate/i;

function unsafeMessage(parts: string[]): string {
  return `This text contains ${parts.join(' and ')}. It is never published, because it could run scripts or load other pages. Remove it.`;
}

function onRoadMessage(found: string): string {
  return `"${found}" may not be used for government charges in vehicle advertising in NSW. Say "government charges", and show one drive away price.`;
}

/** The first interest rate in a text without a comparison rate; null if there is none. */
const rateWithoutComparison = (text: string): string | null =>
  COMPARISON.test(text) ? null : (RATE.exec(text)?.[0] ?? null);

function rateMessage(found: string): string {
  return `"${found}" has no comparison rate. An advertised interest rate needs its comparison rate beside it, in the same size, with the required warning (National Credit Code, sections 160 to 164).`;
}

/** Reports texts with scripts and texts with phrases that the law forbids. */
const textFindings = (texts: Iterable<Leaf>): Finding[] =>
  [...texts].flatMap(({ path, value }) => {
    const parts = unsafeParts(value);
    const phrase = ON_ROAD.exec(value)?.[0];
    const rate = rateWithoutComparison(value);
    return [
      ...(parts.length ? [error(path, unsafeMessage(parts))] : []),
      ...(phrase ? [warning(path, onRoadMessage(phrase))] : []),
      ...(rate ? [warning(path, rateMessage(rate))] : []),
    ];
  });

/** `textFindings` of site.yaml. */
export const checkTexts = (draft: Draft): Finding[] => textFindings(siteTexts(draft));

/** `textFindings` of a content page and of its sections. */
export function checkContentTexts(source: ContentSource): Problem[] {
  const parts = unsafeParts(source.rawHtml);
  const phrase = ON_ROAD.exec(source.body)?.[0];
  const rate = rateWithoutComparison(source.body);
  const activePart = /<\w+|\bon\w+(?==)|javascript:/i;
  const start = parts.map((part) => /"(on\w+)"/.exec(part)?.[1] ?? activePart.exec(part)?.[0] ?? '')[0] ?? '';
  return [
    ...textFindings(sectionTexts(source)).map(source.frontMatter.locate),
    ...(parts.length ? [placeInBody(source, start, 'error', unsafeMessage(parts))] : []),
    ...(phrase ? [placeInBody(source, phrase, 'warning', onRoadMessage(phrase))] : []),
    ...(rate ? [placeInBody(source, rate, 'warning', rateMessage(rate))] : []),
  ];
}
