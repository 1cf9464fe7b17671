import { hostName } from '../../lib/host-name.ts';
import { type StockFolders, stockFolders } from '../../stock/data-folder/data-files.ts';
import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import type { ServedTenant } from '../platform/http/served-tenant.ts';
import { safeError } from '../platform/safe-error.ts';
import type { Dealer } from './dealer.ts';
import { type ScannedTenant, type TenantPlace, tenantScanner } from './scan-tenants.ts';
import { type ReaderOptions, type TenantFacts, tenantReader } from './tenant-reader.ts';
import { type SecretsOf, secretsIn } from './tenant-secrets.ts';

/** The tenants of this service, as their folders are now. Each is read when it is first needed. */
export interface TenantDirectory {
  /** Finds the tenant of a `Host` header ("www.dealer.example:443"); null for unknown hosts. */
  ofHost: (host: string) => Promise<ServedTenant | null>;
  /** Null for an unknown tenant, or if its site.yaml was never readable. */
  dealerOf: (name: string) => Promise<Dealer | null>;
  /** Null for an unknown tenant. */
  foldersOf: (name: string) => Promise<StockFolders | null>;
  /** Settings of the stock feeds by the names of their tenants. */
  feeds: () => Promise<ReadonlyMap<string, StockFeed>>;
  secretsOf: SecretsOf;
}

interface DirectoryOptions extends Omit<ReaderOptions, 'secretsOf'> {
  place: TenantPlace;
  /** Folder of the tenants' data folders. */
  dataRoot: string;
  /** Holds the tenants’ secrets. */
  environment: NodeJS.ProcessEnv;
  /** Name of the tenant that also answers at `localhost`, as in `npm run dev -- <tenant>`. */
  atLocalhost?: string | undefined;
}

/** An unknown host starts a scan only after this time, because strangers can ask for any number of them. */
const RESCAN_MS = 2_000;
/** Known hosts are compared with all others after this time, without a wait: another tenant may claim one now. */
const REFRESH_MS = 10_000;

const LOCAL = '.localhost';

/** Opens the directory without waiting until its tenants are found. */
export function openTenantDirectory({
  place,
  dataRoot,
  atLocalhost,
  environment,
  now,
  log,
}: DirectoryOptions): TenantDirectory {
  const secretsOf = secretsIn(environment);
  const scan = tenantScanner(place, now);
  const readers = new Map<string, { folder: string; read: () => Promise<TenantFacts> }>();
  /** Hosts with several tenants, for which a warning was logged. */
  let warned = new Set<string>();
  let tenants: ReadonlyMap<string, ScannedTenant> = new Map();
  /** Tenants that may have a host. */
  let byHost: ReadonlyMap<string, ScannedTenant[]> = new Map();
  let scannedAt = Number.NEGATIVE_INFINITY;
  let scanning: Promise<void> | null = null;

  function factsOf({ name, folder }: Pick<ScannedTenant, 'name' | 'folder'>): Promise<TenantFacts> {
    const known = readers.get(name);
    if (known?.folder === folder) return known.read();
    const read = tenantReader(name, folder, { secretsOf, now, log });
    readers.set(name, { folder, read });
    return read();
  }

  /** The tenants with this host as their `url`. A scan reads too little to be sure, so each is read as a whole. */
  async function ownersOf(host: string): Promise<ServedTenant[]> {
    const facts = await Promise.all((byHost.get(host) ?? []).map(factsOf));
    return facts.flatMap(({ served }) =>
      served !== null && new URL(served.origin).hostname === host ? [served] : [],
    );
  }

  async function warnAboutHosts(): Promise<void> {
    const shared = new Set<string>();
    for (const [host, { length }] of byHost) {
      if (length < 2) continue;
      const names = (await ownersOf(host)).map(({ name }) => name);
      if (names.length < 2) continue;
      shared.add(host);
      if (!warned.has(host))
        log.warn(
          { host, tenants: names },
          'several tenants have this host as their url, so requests for it get a 404: correct url in their site.yaml files',
        );
    }
    warned = shared;
  }

  async function rescan(): Promise<void> {
    try {
      scannedAt = now().getTime();
      tenants = await scan();
      const found = new Map<string, ScannedTenant[]>();
      for (const tenant of tenants.values())
        for (const host of tenant.hosts) found.set(host, [...(found.get(host) ?? []), tenant]);
      byHost = found;
      // Nobody can ask for a tenant without a host, but reading it logs what is missing.
      for (const tenant of tenants.values()) if (tenant.hosts.length === 0) await factsOf(tenant);
      await warnAboutHosts();
    } catch (error) {
      log.warn(
        { error: safeError(error) },
        'the folders of the tenants cannot be read, so changes and new tenants are not noticed: make them readable for the service',
      );
    }
  }

  /** Resolves when the tenants are known as they were within the last `ms` milliseconds. */
  function scanned(ms: number): Promise<void> {
    if (scanning === null && now().getTime() - scannedAt < ms) return Promise.resolve();
    scanning ??= rescan().finally(() => {
      scanning = null;
    });
    return scanning;
  }
  const isFirst = scanned(0);

  async function find(name: string): Promise<ScannedTenant | null> {
    if (!tenants.has(name)) await scanned(RESCAN_MS);
    return tenants.get(name) ?? null;
  }

  return {
    secretsOf,
    ofHost: async (authority) => {
      const host = hostName(authority);
      const local = host === 'localhost' ? atLocalhost : host.endsWith(LOCAL) && host.slice(0, -LOCAL.length);
      if (typeof local === 'string') {
        const tenant = await find(local);
        return tenant && (await factsOf(tenant)).served;
      }
      await isFirst;
      const [owner, ...others] = await ownersOf(host);
      // If two tenants claim a host, neither gets it: a lead must never reach the wrong dealer.
      if (owner && others.length === 0) {
        void scanned(REFRESH_MS);
        return owner;
      }
      await scanned(RESCAN_MS);
      const latest = await ownersOf(host);
      return latest.length === 1 ? (latest[0] ?? null) : null;
    },
    dealerOf: async (name) => {
      const tenant = await find(name);
      // A dealer that was removed still gets the mails that wait for it.
      return (tenant ? await factsOf(tenant) : await readers.get(name)?.read())?.dealer ?? null;
    },
    foldersOf: async (name) => {
      const tenant = await find(name);
      return tenant && stockFolders(tenant.folder, dataRoot);
    },
    feeds: async () => {
      await scanned(RESCAN_MS);
      return new Map([...tenants.values()].flatMap(({ name, feed }) => (feed ? [[name, feed]] : [])));
    },
  };
}
