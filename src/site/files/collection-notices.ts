import { collectionNotice, formFlags } from '../../features/form-pages/create-page-form.ts';
import {
  type CollectionNotices,
  type DialogNotice,
  NOTICES_FILE,
} from '../../features/leads/collection-notices.ts';
import { testDriveTexts } from '../../frame/test-drive-texts.ts';
import { driveWord } from '../../frame/test-drive-word.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { TextFile } from './site-file.ts';

/** The privacy notices and the dealer's choices for forms in dialogs, in one file, so that vehicle pages need not repeat them. */
export function collectionNoticesFile(
  { site, configFor }: Pick<Tenant, 'site' | 'configFor'>,
  policyHref: string | null,
): TextFile {
  const noticeOf = (config: Config): DialogNotice => ({
    ...collectionNotice(site, config, policyHref),
    ...formFlags(config),
    opensSuccessPage: config.forms.dialog_success === 'page',
    promise: config.forms.promise,
    texts: {
      'test-drive': testDriveTexts('test-drive', driveWord(config)),
      reserve: { title: config.wording.reserve_vehicle },
    },
  });
  const common = noticeOf(configFor({}));
  const own = site.dealerships.flatMap(({ id, slug }) => {
    const notice = noticeOf(configFor({ dealership: slug }));
    return JSON.stringify(notice) === JSON.stringify(common) ? [] : [[id, notice] as const];
  });
  const notices: CollectionNotices = { site: common, dealerships: Object.fromEntries(own) };
  return { path: NOTICES_FILE, body: JSON.stringify(notices) };
}
