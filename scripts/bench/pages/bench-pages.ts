import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { defaultDataRoot } from '../../../src/stock/data-folder/data-files.ts';
import { browserOptions } from '../../../tests/support/browser.ts';
import { buildAll, defaultJobs } from '../../cli/build-command.ts';
import { findCounterpart } from './find-counterpart.ts';
import { FIRST_TAPS } from './first-taps.ts';
import type { MeasuredPage } from './measured-page.ts';
import { CPU_SLOWDOWN } from './phone.ts';
import { printLighthouse } from './print-lighthouse.ts';
import { printTap, printTasks } from './print-response.ts';
import { samplePages } from './sample-pages.ts';
import { serveBuild } from './served-build.ts';

const TENANTS = ['harbourline', 'redgum-kia'];

export const MEASURES = ['lighthouse', 'tasks', 'taps'] as const;

export interface PagesOptions {
  /** Folder of another build's sites, such as `dist` of an older checkout. */
  against?: string;
  measure?: (typeof MEASURES)[number];
  /** Only this kind of page: "search". */
  page?: string;
  /** Only this tap: "menu". */
  tap?: string;
  tenant?: string;
  rounds: number;
}

interface Sample {
  tenant: string;
  pages: MeasuredPage[];
}

/** The pages of each dealer that the options choose. */
async function choosePages(
  options: PagesOptions,
  tenants: string[],
  builds: { name: string; dist: string; at: (tenant: string, path: string) => string }[],
): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const tenant of tenants) {
    const pages: MeasuredPage[] = [];
    for (const page of await samplePages(join('tenants', tenant))) {
      if (options.page !== undefined && options.page !== page.name) continue;
      const urls: MeasuredPage['builds'] = [];
      for (const { name, dist, at } of builds) {
        const path = await findCounterpart(join(dist, tenant), page);
        if (path === null)
          console.log(`${tenant}: ${dist} has no page that corresponds to ${page.path} (${page.name}).`);
        else urls.push({ build: name, url: at(tenant, path) });
      }
      pages.push({ name: page.name, builds: urls });
    }
    samples.push({ tenant, pages });
  }
  if (samples.every(({ pages }) => pages.length === 0))
    throw new Error(
      `No dealer has a page of the kind "${options.page}". Choose one of: ${[...FIRST_TAPS.keys()].join(', ')}.`,
    );
  return samples;
}

async function printPages(samples: Sample[], print: (page: MeasuredPage) => Promise<void>): Promise<void> {
  for (const { tenant, pages } of samples) {
    console.log(tenant);
    for (const page of pages) await print(page);
  }
}

async function measureResponse(browser: Browser, samples: Sample[], options: PagesOptions): Promise<void> {
  const { measure, rounds } = options;
  console.log(`\nSimulated phone, ${CPU_SLOWDOWN} times slower than this machine, medians of ${rounds} runs`);
  if (measure !== 'taps') await printPages(samples, (page) => printTasks(browser, page, rounds));
  if (measure === 'tasks') return;
  await printPages(samples, async (page) => {
    for (const tap of FIRST_TAPS.get(page.name) ?? [])
      if (options.tap === undefined || options.tap === tap.name) await printTap(browser, page, tap, rounds);
  });
}

/**
 * Measures one page of each kind on two dealers' sites: Lighthouse for phones, long tasks and first taps. With
 * `against` it measures another build, too; the builds take turns, so that the machine is equally busy for both.
 */
export async function benchPages(folder: string, options: PagesOptions): Promise<void> {
  const tenants = options.tenant === undefined ? TENANTS : [options.tenant];
  const dist = join(folder, 'dist');
  const failed = await buildAll(
    tenants.map((name) => join('tenants', name)),
    { dataRoot: defaultDataRoot('tenants'), dist, jobs: defaultJobs },
  );
  if (failed.length > 0)
    throw new Error(`The sites of these dealers could not be built: ${failed.join(', ')}.`);
  const folders = [{ name: '', dist }];
  if (options.against !== undefined) folders.push({ name: ' (other)', dist: options.against });
  const builds = await Promise.all(
    folders.map(async ({ name, dist: sites }) => ({
      ...(await serveBuild(name, sites, tenants)),
      dist: sites,
    })),
  );
  try {
    const samples = await choosePages(options, tenants, builds);
    if (options.measure === undefined || options.measure === 'lighthouse') {
      console.log(`\nLighthouse, mobile, medians of ${options.rounds} runs`);
      console.log(
        '  Columns: scores for performance, accessibility, best practices and SEO; first / largest contentful paint; total blocking time; size and number of requests; benchmark index of the machine',
      );
      await printPages(samples, (page) => printLighthouse(page, options.rounds));
    }
    if (options.measure === 'lighthouse') return;
    const browser = await chromium.launch(await browserOptions());
    try {
      await measureResponse(browser, samples, options);
    } finally {
      await browser.close();
    }
  } finally {
    for (const { close } of builds) close();
  }
}
