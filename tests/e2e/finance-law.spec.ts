import { decodeHTML } from 'entities/decode';
import { CONTRARY, DEMO_TENANTS, PLAIN } from '../support/hosts.ts';
import { publishedPages } from '../support/published.ts';
import { expect, test } from './site.ts';

/** Matches a repayment's rows and warning in the HTML of `RepaymentTable`, with what is behind "All terms". */
const BLOCK =
  /<div class="repay"[^>]*>\s*<dl>(.*?)<\/dl>\s*<p[^>]*>(.*?)<\/p>\s*(?:<details>.*?<\/details>\s*)?<\/div>/gs;
const WARNING = /^(\* )?WARNING: This comparison rate is true only for the examples given/;
const RATE = /\d\s?% p\.a\./;
const REPAYMENT = /\$[\d,.]+\s*(?:[Pp]er|a|\/)\s*(?:wk|mth|fn|[Ww]eek|[Ff]ortnight|[Mm]onth)\b/;
/**
 * Matches parts with amounts that are not loan repayments: the notes to a comparison rate, the budget finder, which
 * computes without interest, and the fuel calculator.
 */
const OTHER =
  /<ul class="fin-notes">.*?<\/ul>|<section class="bf".*?<\/section>|<form class="fuel".*?<\/form>/gs;

const wordsOf = (html: string): string =>
  decodeHTML(
    html
      .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
  );

/** Removes subscription prices, which are not loan repayments either. */
const withoutSubscriptions = (words: string): string =>
  [
    ...words.matchAll(/(\$[\d,]+ per week),? Subscription|(?:Subscription|By the week) (\$[\d,]+ per week)/g),
  ].reduce((left, [, before = '', after = before]) => left.replaceAll(after, ' '), words);

for (const tenant of [PLAIN, CONTRARY, ...DEMO_TENANTS])
  test(`${tenant}: no published page shows a repayment or an interest rate without a comparison rate and its warning`, () => {
    const problems: string[] = [];
    for (const { path, html } of publishedPages(tenant)) {
      const rest = html.replace(BLOCK, (block, rows: string, warning: string) => {
        const whole = /Comparison rate \d+\.\d+% p\.a\./.test(wordsOf(rows));
        return whole && WARNING.test(wordsOf(warning).trim()) ? ' ' : block;
      });
      const words = withoutSubscriptions(wordsOf(rest.replace(OTHER, ' ')));
      for (const found of [RATE.exec(words), REPAYMENT.exec(words)])
        if (found) problems.push(`${path}: ${words.slice(Math.max(0, found.index - 40), found.index + 60)}`);
    }
    expect(problems).toEqual([]);
  });

/** The interest rates that a part of a page states. */
const ratesIn = (html: string): string[] =>
  [...html.matchAll(/<dt>Interest rate<\/dt><dd>([\d.]+% p\.a\.)<\/dd>/g)].map(([, rate = '']) => rate);

for (const tenant of [PLAIN, CONTRARY, ...DEMO_TENANTS])
  test(`${tenant}: FIN-25 a vehicle page says whether its calculator uses the lender’s rate or an example rate`, () => {
    let pages = 0;
    for (const { path, html } of publishedPages(tenant)) {
      const [summary] = /<div class="fin-summary".*?<section/s.exec(html) ?? [];
      const [calculator] = /<div class="fin-result".*?<\/section>/s.exec(html) ?? [];
      if (!summary || !calculator) continue;
      const [stated, used] = [ratesIn(summary), ratesIn(calculator)];
      // If only a tooltip states the lender's rate, there is nothing to compare here.
      if (stated.length === 0) continue;
      pages += 1;
      expect([stated.length, used.length], path).toEqual([1, 1]);
      expect(wordsOf(summary), path).toMatch(/Lender (Wattle|Coastline) Finance/);
      const same = stated[0] === used[0];
      expect(wordsOf(calculator), path).toMatch(
        same ? /Based on (Wattle|Coastline) Finance’s rate/ : /Based on An example rate, not Wattle/,
      );
      expect(same, path).toBe(DEMO_TENANTS.includes(tenant));
    }
    const withFinance = [PLAIN, 'harbourline', 'banksia-bay', 'redgum-kia'];
    if (withFinance.includes(tenant)) expect(pages).toBeGreaterThan(1);
  });
