import { join } from 'node:path';
import type { Logger } from 'pino';
import { CUSTOMARY_PAGES } from '../../features/content/customary-pages.ts';
import { WESTERNMOST_ZONE } from '../../features/leads/fields/appointment/kind.ts';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import { site as siteSchema } from '../../tenant/schema/site.ts';
import type { Draft } from '../../tenant/source/draft.ts';
import { isFolder } from '../../tenant/source/on-disk.ts';
import { sharedZone } from '../../tenant/time-zones.ts';
import { fileState } from '../platform/file-state.ts';
import type { ServedTenant } from '../platform/http/served-tenant.ts';
import type { Dealer } from './dealer.ts';
import { plainDealer } from './plain-dealer.ts';
import { readDealer } from './read-dealer.ts';
import type { SecretsOf } from './tenant-secrets.ts';

/** Files are looked at again after this time: one request may ask several times. */
const CHECK_MS = 1_000;
/** A file with mistakes is read again after this time: the disk may have failed for a moment. */
const RETRY_MS = 60_000;

/** A tenant as its site.yaml describes it. */
export interface TenantFacts {
  /** Null if `id` or `url` is not valid, or the folder was removed. */
  served: ServedTenant | null;
  /** Null if `name` or `url` is not valid. Stays when the folder is removed, for mails that wait. */
  dealer: Dealer | null;
}

export interface ReaderOptions {
  secretsOf: SecretsOf;
  now: () => Date;
  log: Logger;
}

function servedTenant(name: string, draft: Draft): ServedTenant | null {
  const [websiteId, url] = [draft.value('id'), draft.value('url')];
  if (websiteId === null || url === null) return null;
  const locations = draft.entries('locations').map(({ value }) => value);
  const ofDealer = draft.value('timezone') ?? DEFAULT_TIMEZONE;
  const ofYards = sharedZone(locations, { timezone: ofDealer });
  const timezone = ofYards ?? (locations.length > 0 ? WESTERNMOST_ZONE : ofDealer);
  return { name, websiteId, origin: new URL(url).origin, timezone, dealer: plainDealer(draft) };
}

/** A tenant as its files are now, and whether site.yaml is without mistakes. */
async function readFacts(name: string, folder: string): Promise<TenantFacts & { isValid: boolean }> {
  const { source, draft } = await readSiteFile(folder);
  return {
    served: servedTenant(name, draft),
    dealer: await readDealer(folder, draft),
    isValid: source.readable && siteSchema.safeParse(source.data ?? {}).success,
  };
}

/** The files that decide what `readFacts` returns, except for the logo. */
async function stateOf(folder: string): Promise<string> {
  const files = ['site.yaml', join('content', `${CUSTOMARY_PAGES.privacy.path}.md`)];
  const states = files.map((file) =>
    fileState(join(folder, file)).catch(({ code }: NodeJS.ErrnoException) => `unreadable ${code}`),
  );
  return (await Promise.all(states)).join('\n');
}

/** Logs a warning if a tenant has no website, no receivers, or no secret for its webhook. */
function warnAboutMissing(
  name: string,
  { served, dealer }: TenantFacts,
  { secretsOf, log }: ReaderOptions,
): void {
  const tenant = { tenant: name };
  if (served === null)
    log.warn(
      tenant,
      'this tenant’s site.yaml has no valid id or url, so requests for its website get a 404: npm run check lists the mistakes',
    );
  if (dealer === null) return;
  const { emails, crm_emails, webhook } = dealer.receivers(null, null);
  if (emails.length + crm_emails.length === 0 && webhook === null)
    log.warn(tenant, 'this tenant’s leads are stored but sent to nobody: add leads.emails to its site.yaml');
  const secret = secretsOf(name).webhook;
  if (webhook !== null && secret.value === null)
    log.warn(
      tenant,
      `leads cannot be sent to this tenant’s webhook: set the environment variable ${secret.variable} and start the service again`,
    );
}

/**
 * Returns a function that reads a tenant when it is first called, and again after its files have changed. A site.yaml
 * with mistakes does not replace one without: a wrong key must not send leads to another address.
 */
export function tenantReader(
  name: string,
  folder: string,
  options: ReaderOptions,
): () => Promise<TenantFacts> {
  const { now, log } = options;
  let facts: TenantFacts & { isValid: boolean } = { served: null, dealer: null, isValid: false };
  let state: string | null = null;
  let [checkedAt, readAt] = [Number.NEGATIVE_INFINITY, 0];
  let isRead = false;
  let checking: Promise<TenantFacts> | null = null;

  async function check(): Promise<TenantFacts> {
    checkedAt = now().getTime();
    const found = await stateOf(folder);
    const isChanged = found !== state;
    if (!isChanged && (isRead || checkedAt - readAt < RETRY_MS)) return facts;
    if (found.startsWith('none') && !isFolder(folder)) {
      // The dealer stays for leads that it was sent before, and the state is forgotten in case the folder comes back.
      [facts, state] = [{ ...facts, served: null, isValid: false }, null];
      return facts;
    }
    readAt = checkedAt;
    const latest = await readFacts(name, folder);
    // Not before the file was read: if that fails, it is tried again.
    state = found;
    isRead = latest.isValid;
    if (!latest.isValid && (facts.isValid || (facts.dealer !== null && latest.dealer === null))) {
      if (isChanged)
        log.warn(
          { tenant: name },
          'this tenant’s site.yaml has mistakes, so the service goes on with what it was before: npm run check lists them',
        );
      return facts;
    }
    facts = latest;
    if (isChanged) warnAboutMissing(name, facts, options);
    return facts;
  }

  return () => {
    if (checking === null && now().getTime() - checkedAt < CHECK_MS) return Promise.resolve(facts);
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  };
}
