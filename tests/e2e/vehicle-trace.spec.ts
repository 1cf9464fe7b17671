import { spinner } from './gallery-site.ts';
import { fixturePath, MARKET, market, serve } from './live-service.ts';
import { scrollThrough } from './shifts.ts';
import { at, expect, PLAIN, test } from './site.ts';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { elementCount?: number; data?: { url?: string; score?: number; had_recent_input?: boolean } };
}

/** Name of a mark that this test adds to the trace. */
const SCROLLING = 'scrolling begins';
/** `latency` in ms, `kilobits` per second; the processor is `cpuSlowdown` times slower. */
const SLOW_DEVICES = [
  { device: 'a phone', width: 360, latency: 150, kilobits: 1600, cpuSlowdown: 4 },
  { device: 'a desktop', width: 1280, latency: 40, kilobits: 8000, cpuSlowdown: 2 },
];

for (const { device, width, latency, kilobits, cpuSlowdown } of SLOW_DEVICES)
  test(`on ${device} with a slow connection, a vehicle page loads interactive parts only when they come into view, never makes the browser restyle half of its elements at once, and nothing shifts`, async ({
    page,
    browser,
  }, info) => {
    test.slow();
    await serve(page, '**/autogauge', { json: MARKET });
    await page.setViewportSize({ width, height: 800 });
    const slow = await page.context().newCDPSession(page);
    const throughput = (kilobits * 1000) / 8;
    await slow.send('Network.enable');
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await slow.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'loading', 'blink.user_timing', 'v8'],
    });
    await page.goto(at(PLAIN, fixturePath(PLAIN, 'Cerato')));
    await expect(page.getByRole('button', { name: /^(Stop turning|Turn once)$/ })).toBeVisible({
      timeout: 30_000,
    });
    await page.evaluate((name) => {
      performance.mark(name);
    }, SCROLLING);
    const islands = await page
      .locator('astro-island')
      .evaluateAll((all) =>
        all.flatMap((one) => [one.getAttribute('component-url'), one.getAttribute('renderer-url')]),
      );
    const elements = await page.locator('*').count();
    await scrollThrough(page);
    for (const island of await page.locator('astro-island').all()) {
      await island.locator('> *').first().scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
    }
    await expect(market(page)).toContainText('Great Deal');
    await scrollThrough(page);
    await expect(spinner(page)).toHaveCount(1);
    const trace = await browser.stopTracing();
    await info.attach('trace.json', { body: trace, contentType: 'application/json' });
    const events = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
    const first = (name: string, url = /(?:)/) =>
      Math.min(
        ...events
          .filter((event) => event.name === name && url.test(event.args.data?.url ?? ''))
          .map(({ ts }) => ts),
      );

    const sent = (url: RegExp) => first('ResourceSendRequest', url);
    const [painted, idle, scrolling] = [
      first('firstContentfulPaint'),
      first('FireIdleCallback'),
      first(SCROLLING),
    ];
    const files = new Set(islands.flatMap((url) => url ?? []));
    expect(files.size).toBeGreaterThan(1);
    for (const file of files) {
      const requestedAt = sent(new RegExp(`${file}$`));
      expect(requestedAt, `${file} is requested`).toBeLessThan(Number.POSITIVE_INFINITY);
      expect(requestedAt, `${file} is not requested before the page is scrolled`).toBeGreaterThan(scrolling);
    }
    expect(sent(/\/api\//), 'the service is not called before the browser is idle').toBeGreaterThan(idle);
    expect(idle, 'the browser is not idle before the first paint').toBeGreaterThan(painted);
    const picture = await page
      .locator('#main img[fetchpriority="high"]')
      .first()
      .evaluate((image) => (image as HTMLImageElement).currentSrc);
    expect(
      sent(new RegExp(`${new URL(picture).pathname}$`)),
      'the first picture does not wait for a script',
    ).toBeLessThan(first('v8.evaluateModule'));

    // A script that sets a style on the root makes the browser check every element: 0.1 s on a phone.
    const loaded = Math.max(painted, first('v8.evaluateModule'));
    const restyled = events.filter(
      ({ name, ts, args }) =>
        name === 'UpdateLayoutTree' && ts > loaded && ts < scrolling && args.elementCount,
    );
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled.map(({ args }) => args.elementCount ?? 0)) / elements).toBeLessThan(0.5);

    const shifts = events.filter(
      ({ name, args: { data } }) =>
        name === 'LayoutShift' && !data?.had_recent_input && (data?.score ?? 0) >= 0.0001,
    );
    expect(shifts.map(({ args }) => args.data?.score)).toEqual([]);
    const since = first('ResourceSendRequest');
    const ms = (ts: number) => `${Math.round((ts - since) / 1000)} ms`;
    info.annotations.push({
      type: 'trace',
      description: `painted ${ms(painted)}, idle ${ms(idle)}, call ${ms(sent(/\/api\//))}, scrolled ${ms(scrolling)}, island ${ms(Math.min(...[...files].map((file) => sent(new RegExp(`${file}$`)))))}`,
    });
  });
