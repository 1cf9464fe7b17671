/** A tenant of a running service. */
export interface Target {
  port: number;
  tenant: string;
  /** Slugs of the tenant's vehicles. */
  slugs: readonly string[];
}
