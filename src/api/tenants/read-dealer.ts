import { join } from 'node:path';
import { CUSTOMARY_PAGES } from '../../features/content/customary-pages.ts';
import { siteYards } from '../../frame/locations/yards.ts';
import { testDriveWord } from '../../frame/test-drive-word.ts';
import { sanitiseSvg } from '../../tenant/content/sanitise.ts';
import { createConfigFor } from '../../tenant/overrides/config-for.ts';
import { readLogoMark } from '../../tenant/read-logo-mark.ts';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import type { Config } from '../../tenant/schema/config.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import type { LeadReceivers } from '../../tenant/schema/leads.ts';
import type { Location } from '../../tenant/schema/location.ts';
import { theme as themeSchema } from '../../tenant/schema/theme.ts';
import type { Draft } from '../../tenant/source/draft.ts';
import { isFile } from '../../tenant/source/on-disk.ts';
import type { Dealer } from './dealer.ts';
import { plainDealer } from './plain-dealer.ts';

/** Sorts locations: sales before service and parts, and the main location first in each group. */
function sortLocations(locations: readonly Location[]): Location[] {
  // Lower ranks come first.
  const rank = ({ location_type, primary }: Location) =>
    (location_type === 'sales' || location_type === '' ? 0 : 2) + (primary ? 0 : 1);
  return [...locations].sort((a, b) => rank(a) - rank(b));
}

const firstEmailOf = (locations: readonly Location[]): string[] =>
  locations.flatMap(({ contact_detail: { email } }) => email ?? []).slice(0, 1);

/**
 * Returns a function for the settings of a dealership, each worked out once. An override that does not fit is ignored, so
 * that it keeps no lead from being sent; `check` reports it.
 */
function configsOf(draft: Draft, config: Config): (dealership: string) => Config {
  const overrides = draft.entries('overrides').map(({ value }) => value);
  const configFor = createConfigFor({ config, overrides, flags: draft.value('flags') ?? {} });
  return (dealership) => {
    try {
      return configFor({ dealership });
    } catch {
      return config;
    }
  };
}

/**
 * Reads a dealer from its folder; null if site.yaml has no valid name or url.
 *
 * @param read its site.yaml, if that has just been read
 */
export async function readDealer(folder: string, read?: Draft): Promise<Dealer | null> {
  const draft = read ?? (await readSiteFile(folder)).draft;
  const [name, url] = [draft.value('name'), draft.value('url')];
  if (name === null || url === null) return null;
  const locations = sortLocations(draft.entries('locations').map(({ value }) => value));
  const dealerships = new Map(draft.entries('dealerships').map(({ value }) => [value.id, value.leads]));
  const config = draft.value('config');
  const configAt = config && configsOf(draft, config);
  const mark = await readLogoMark({ folder, draft });
  const ofTenant: LeadReceivers = draft.value('leads') ?? {};
  const kind = draft.value('kind') ?? 'cars';
  const byWords = new Map<string, Dealer>();
  const dealer: Dealer = {
    name,
    origin: new URL(url).origin,
    theme: draft.value('theme') ?? themeSchema.parse({}),
    mark: mark.svg === null ? null : sanitiseSvg(mark.svg),
    legalName: draft.value('legal_name') ?? name,
    abn: draft.value('abn') ?? null,
    licences: draft.entries('licences').map(({ value }) => value),
    hasPrivacyPage: isFile(join(folder, 'content', `${CUSTOMARY_PAGES.privacy.path}.md`)),
    timezone: draft.value('timezone') ?? DEFAULT_TIMEZONE,
    phone: plainDealer(draft).phone?.text ?? null,
    testDrive: testDriveWord({ kind }, config ?? { wording: { test_drive: null } }),
    promise: config?.forms.promise ?? null,
    phoneOverrides: draft.value('phone_overrides') ?? {},
    locations,
    yards:
      config === null
        ? []
        : siteYards({
            locations,
            config,
            location_page_key: draft.value('location_page_key') ?? 'location',
          }),
    specialHours: draft.entries('special_hours').map(({ value }) => value),
    hoursShown: (dealership) => {
      if (configAt === null) return null;
      const { hours, closed_text, full_hours } = configAt(dealership).location_widgets;
      return hours ? { closedText: closed_text, full: full_hours } : null;
    },
    atDealership: (slug) => {
      if (!configAt) return dealer;
      const ownConfig = configAt(slug);
      const words = {
        testDrive: testDriveWord({ kind }, ownConfig),
        promise: ownConfig.forms.promise ?? null,
      };
      if (words.testDrive === dealer.testDrive && words.promise === dealer.promise) return dealer;
      const key = JSON.stringify(words);
      const own = byWords.get(key) ?? { ...dealer, ...words };
      byWords.set(key, own);
      return own;
    },
    dealershipNames: new Map(draft.entries('dealerships').map(({ value }) => [value.slug, value.name])),
    questions: new Map(config?.trade_in.questions.map(({ id, question }) => [id, question])),
    receivers: (dealershipId, locationId) => {
      const { emails, crm_emails, webhook } = { ...ofTenant, ...dealerships.get(dealershipId ?? '') };
      const chosen = locations.filter(({ id }) => id === locationId);
      const ofDealership = locations.filter(({ dealership_id }) => dealership_id === dealershipId);
      return {
        emails: emails ?? firstEmailOf([...chosen, ...ofDealership, ...locations]),
        crm_emails: crm_emails ?? [],
        webhook: webhook ?? null,
      };
    },
  };
  return dealer;
}
