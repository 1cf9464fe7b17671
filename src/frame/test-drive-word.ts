import type { Site } from '../tenant/schema/site.ts';

/** What shoppers book at a dealer of this kind: caravans are looked at, not driven. */
export const testDriveWord = ({ kind }: Pick<Site, 'kind'>): 'test drive' | 'viewing' =>
  kind === 'caravans' ? 'viewing' : 'test drive';
