import type { SceneDependencies } from '../lead-mails/mail-scene.ts';
import type { Database } from '../platform/database/database.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { PostJson } from '../platform/outgoing/post-json.ts';
import type { Dealer } from '../tenants/dealer.ts';

/** What sending alerts needs. */
export interface AlertDependencies extends SceneDependencies {
  database: Database;
  dealerOf: (tenant: string) => Dealer | null;
  mailer: Mailer;
  /** Address that mails come from. */
  from: string;
  post: PostJson;
}

declare module '../platform/jobs/job-types.ts' {
  interface JobDependencies {
    alerts: AlertDependencies;
  }
}
