import { placeInBody } from '../content/content-problems.ts';
import type { ContentSource } from '../content/read-content.ts';
import { unsafeParts } from '../content/unsafe.ts';
import { error, type Finding, type Problem, warning } from '../problem.ts';
import type { Draft } from '../source/draft.ts';
import { siteTexts } from '../source/site-texts.ts';

const ON_ROAD = /\bon[\s-]road\s+(?:costs?|charges?)\b/i;

function unsafeWords(parts: string[]): string {
  return `This text holds ${parts.join(' and ')}. Scripts in texts are never published: take it out.`;
}

function onRoadWords(found: string): string {
  return `"${found}" may not be used for government charges in vehicle advertising in NSW. Say "government charges", and show one drive away price.`;
}

/** Texts of the site that hold scripts, or a phrase the law forbids. */
export function checkTexts(draft: Draft): Finding[] {
  return [...siteTexts(draft)].flatMap(({ path, value }) => {
    const parts = unsafeParts(value);
    const phrase = ON_ROAD.exec(value)?.[0];
    return [
      ...(parts.length ? [error(path, unsafeWords(parts))] : []),
      ...(phrase ? [warning(path, onRoadWords(phrase))] : []),
    ];
  });
}

/** The same for a content page. */
export function checkContentTexts(source: ContentSource): Problem[] {
  const parts = unsafeParts(source.rawHtml);
  const phrase = ON_ROAD.exec(source.body)?.[0];
  const mark = /<\w+|\bon\w+(?==)|javascript:/i;
  const start = parts.map((part) => /"(on\w+)"/.exec(part)?.[1] ?? mark.exec(part)?.[0] ?? '')[0] ?? '';
  return [
    ...(parts.length ? [placeInBody(source, start, 'error', unsafeWords(parts))] : []),
    ...(phrase ? [placeInBody(source, phrase, 'warning', onRoadWords(phrase))] : []),
  ];
}
