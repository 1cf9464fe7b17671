import { collectionNotice } from '../../features/form-pages/create-page-form.ts';
import { type CollectionNotices, NOTICES_FILE } from '../../features/leads/collection-notices.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { TextFile } from './site-file.ts';

/** The privacy notices that dialogs show under their forms, in one file, so that vehicle pages need not repeat them. */
export function collectionNoticesFile(
  { site, configFor }: Pick<Tenant, 'site' | 'configFor'>,
  pagePaths: ReadonlySet<string>,
): TextFile {
  const common = collectionNotice(site, configFor({}), pagePaths);
  const own = site.dealerships.flatMap(({ id, slug }) => {
    const notice = collectionNotice(site, configFor({ dealership: slug }), pagePaths);
    return notice.version === common.version ? [] : [[id, notice] as const];
  });
  const notices: CollectionNotices = { site: common, dealerships: Object.fromEntries(own) };
  return { path: NOTICES_FILE, body: JSON.stringify(notices) };
}
