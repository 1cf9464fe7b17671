import lighthouse from 'lighthouse';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface PageFigures {
  /** Scores from 0 to 100 in the order performance, accessibility, best practices, SEO. */
  scores: number[];
  /** Titles of the audits that lower a score other than performance. */
  failed: string[];
  /** First and largest paint and total blocking time in ms. */
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  /** Compressed size of everything that was loaded. */
  bytes: number;
  requests: number;
  /** Speed of the machine during the run, as Lighthouse measures it. */
  benchmarkIndex: number;
}

/**
 * Runs Lighthouse once with its settings for phones.
 *
 * @param port debugging port of the browser
 * @throws Error if the page cannot be measured
 */
export async function runLighthouse(url: string, port: number): Promise<PageFigures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse did not measure ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figure = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, title = id } = lhr.audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    }),
  );
  const requests = lhr.audits['network-requests']?.details;
  return {
    scores: CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)),
    failed,
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    bytes: figure('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    benchmarkIndex: lhr.environment.benchmarkIndex,
  };
}
