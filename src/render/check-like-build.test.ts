import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersOf } from '../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { aPage, goodTenant, smallSite, writeTenant } from '../../tests/support/write-tenant.ts';
import { defaultDataRoot, type StockFolders } from '../stock/data-folder/data-files.ts';
import { serializeCar } from '../stock/stock-file.ts';
import { checkTenants } from '../tenant/check-tenants.ts';
import type { Problem } from '../tenant/problem.ts';
import { BuildRefused } from './build-refused.ts';
import { checkPlans } from './check-plans.ts';
import { compileTenantOverrides, loadInventory, loadTenantToBuild } from './load-site.ts';
import { checkOverrides } from './overrides/check-overrides.ts';

const root = process.cwd();
/** Already 21 November in Sydney. */
const NOW = new Date('2026-11-20T14:00:00Z');

const textOf = ({ file, line, message }: Problem): string => `${file}:${line} ${message}`;

/** Errors and warnings of a build before it renders anything. */
async function buildProblems({ folder, data }: StockFolders): Promise<{ refused: boolean; said: string[] }> {
  try {
    const { tenant, warnings } = await loadTenantToBuild({ root, folder, data }, NOW);
    const overrides = await compileTenantOverrides(tenant, { root, folder });
    const loaded = await loadInventory(tenant, { root, folder, data }, NOW, { overrides });
    return { refused: false, said: [...warnings, ...loaded.warnings] };
  } catch (error) {
    if (!(error instanceof BuildRefused)) throw error;
    return { refused: true, said: error.reasons };
  }
}

async function expectAgreement(tenants: string): Promise<string[]> {
  const checked = await checkTenants({
    root: tenants,
    dataRoot: defaultDataRoot(tenants),
    now: NOW,
    components: (folder, site) => checkOverrides(root, folder, site),
  });
  const refusals: string[] = [];
  for (const { tenant, folder, data, problems } of await checkPlans(checked, root, NOW)) {
    const errors = problems.filter(({ severity }) => severity === 'error').map(textOf);
    const { refused, said } = await buildProblems({ folder, data });
    expect(refused, `${tenant}: ${[...errors, ...said].join('\n')}`).toBe(errors.length > 0);
    if (refused) refusals.push(tenant);
    else expect(said.toSorted(), tenant).toEqual(problems.map(textOf).toSorted());
  }
  return refusals;
}

it('what check calls an error stops the build, and what it calls a warning is a warning of the build', async () => {
  const refused = await expectAgreement('tests/fixtures/tenants/broken');
  expect(refused).toContain('script-in-description');
  expect(refused).not.toContain('careless-law');
  expect(await expectAgreement('tests/fixtures/tenants/good')).toEqual([]);
}, 120_000);

it('an offer that has ended, and a vehicle of an unknown dealership, are warnings and stop no build', async () => {
  const tenants = join(temporaryFolder('warned'), 'tenants');
  writeTenant(tenants, 'warned', {
    'site.yaml': JSON.stringify(
      smallSite('warned', {
        offers: [
          {
            id: 'spring',
            name: 'Spring',
            description: 'Save.',
            disclaimer: 'Terms.',
            starts: '2026-09-01',
            ends: '2026-11-19',
          },
        ],
      }),
    ),
    'stock.jsonl': ['1', '2']
      .map((id) =>
        JSON.stringify({
          id,
          slug: `kia-${id}`,
          year: 2021,
          make: 'Kia',
          model: 'Rio',
          car_type: 'used',
          dealership_slug: 'north-yrad',
        }),
      )
      .join('\n'),
  });
  expect(await expectAgreement(tenants)).toEqual([]);
  const { said } = await buildProblems(foldersOf(join(tenants, 'warned')));
  expect(said.join('\n')).toMatch(
    /site\.yaml:\d+ The offer "spring" ended on 19 November 2026\. No page lists it any more/,
  );
  expect(said.join('\n')).toMatch(
    /stock\.jsonl:1 "2021 Kia Rio" and 1 other vehicle belong to the dealership "north-yrad", which this site does not have\..* Did you mean "north-yard"\?/,
  );
});

it('a site without a vehicle for sale is warned of, whether its stock is missing, empty or sold', async () => {
  const tenants = join(temporaryFolder('no-stock'), 'tenants');
  const sold = {
    id: '1',
    slug: 'kia-1',
    year: 2021,
    make: 'Kia',
    model: 'Rio',
    car_type: 'used',
    status: 'sold',
  };
  const stocks = { missing: undefined, empty: '', sold: JSON.stringify(sold) };
  for (const [slug, stock] of Object.entries(stocks))
    writeTenant(tenants, slug, {
      'site.yaml': JSON.stringify(smallSite(slug)),
      ...(stock === undefined ? {} : { 'stock.jsonl': stock }),
    });
  expect(await expectAgreement(tenants)).toEqual([]);
  const saidOf = async (slug: string) =>
    (await buildProblems(foldersOf(join(tenants, slug)))).said.join('\n');
  const none =
    'There are no vehicles in the stock, so the site offers none. Import the dealer\'s feed with "npm run import".';
  expect(await saidOf('missing')).toContain(`missing/stock.jsonl:1 ${none}`);
  expect(await saidOf('empty')).toContain(`empty/stock.jsonl:1 ${none}`);
  expect(await saidOf('sold')).toContain(
    'stock.jsonl:1 Every vehicle of the stock is sold or no longer in the feed',
  );
});

it('a text, a redirect and a vehicle at the address of a page of ours are errors with their lines', async () => {
  const tenants = join(temporaryFolder('taken'), 'tenants');
  const files = goodTenant('taken', { redirects: [{ from: '/budget-finder', to: '/about-us' }] });
  writeTenant(tenants, 'taken', {
    ...files,
    'content/models.md': aPage('Our own list.'),
    'content/cars/ranger.md': aPage('A car of our own.'),
    'content/finance.md': aPage('The page of finance shows this.'),
    'stock.jsonl': `${files['stock.jsonl']}${serializeCar(makeCar({ stocknum: '9', path: '/careers' }))}\n`,
  });
  expect(await expectAgreement(tenants)).toEqual(['taken']);
  const { said } = await buildProblems(foldersOf(join(tenants, 'taken')));
  expect(said.map((line) => line.replace(`${join(tenants, 'taken')}/`, ''))).toEqual([
    expect.stringMatching(
      /^site\.yaml:\d+ "\/budget-finder" cannot be redirected, because the page “Budget finder” is there\. Remove this redirect\.$/,
    ),
    'content/cars/ranger.md:1 No page can be at "/cars/ranger", because vehicles have their pages there. Give the file another name.',
    'content/models.md:1 No page can be at "/models", because the page “Makes and models” is there. Give the file another name.',
    'stock.jsonl:3 No vehicle can be at "/careers", because the page “Careers” is there. Give it another path, or none.',
  ]);
});
