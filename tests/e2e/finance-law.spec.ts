import { CONTRARY, DEMO_TENANTS, PLAIN } from '../support/hosts.ts';
import { unescapeHtml } from '../support/html.ts';
import { publishedPages } from '../support/published.ts';
import { expect, test } from './site.ts';

/** A repayment's rows and its warning, as Repayment.tsx writes them. */
const BLOCK = /<div class="repay"[^>]*>\s*<dl>(.*?)<\/dl>\s*<p[^>]*>(.*?)<\/p>\s*<\/div>/gs;
const WARNING = /^(\* )?WARNING: This comparison rate is true only for the examples given/;
const RATE = /\d\s?% p\.a\./;
const REPAYMENT = /\$[\d,.]+\s*(?:per|a|\/)\s*(?:wk|mth|fn|week|fortnight|month)\b/i;
/** What is no loan's: the notes to a comparison rate, a sum without interest, fuel. */
const OTHER =
  /<ul class="fin-notes">.*?<\/ul>|<section class="bf".*?<\/section>|<form class="fuel".*?<\/form>/gs;

const wordsOf = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

/** Nor is a subscription, wherever on the page its amount stands. */
const withoutSubscriptions = (words: string): string =>
  [...words.matchAll(/(\$[\d,]+ per week),? Subscription/g)].reduce(
    (left, [, weekly = '']) => left.replaceAll(weekly, ' '),
    words,
  );

for (const tenant of [PLAIN, CONTRARY, ...DEMO_TENANTS])
  test(`${tenant}: no published page shows a repayment or a rate without comparison rate and warning`, () => {
    const bare: string[] = [];
    for (const { path, html } of publishedPages(tenant)) {
      const rest = html.replace(BLOCK, (block, rows: string, warning: string) => {
        const whole = /Comparison rate \d+\.\d+% p\.a\./.test(wordsOf(rows));
        return whole && WARNING.test(wordsOf(warning).trim()) ? ' ' : block;
      });
      const words = withoutSubscriptions(wordsOf(rest.replace(OTHER, ' ')));
      for (const found of [RATE.exec(words), REPAYMENT.exec(words)])
        if (found) bare.push(`${path}: ${words.slice(Math.max(0, found.index - 40), found.index + 60)}`);
    }
    expect(bare).toEqual([]);
  });
