import { ownProperty } from '../../lib/own-property.ts';

interface Secret {
  /** Name of its environment variable: "FORECOURT_BANKSIA_BAY_STOCK_SECRET". */
  variable: string;
  /** Null if it is not set. */
  value: string | null;
}

/** A dealer's own secrets. They are never in its site.yaml, which people without access to the server may read. */
export interface TenantSecrets {
  /** Signs what is posted to its webhook. */
  webhook: Secret;
  /** Signs the stock that its system sends. */
  stock: Secret;
  /** Password for its stock feed. */
  feed: Secret;
}

export type SecretsOf = (tenant: string) => TenantSecrets;

/** Reads the secrets of tenants from environment variables. */
export const secretsIn =
  (environment: NodeJS.ProcessEnv): SecretsOf =>
  (tenant) => {
    const secret = (name: string): Secret => {
      const variable = `FORECOURT_${tenant.toUpperCase().replaceAll('-', '_')}_${name}`;
      return { variable, value: ownProperty(environment, variable) || null };
    };
    return {
      webhook: secret('WEBHOOK_SECRET'),
      stock: secret('STOCK_SECRET'),
      feed: secret('FEED_PASSWORD'),
    };
  };
