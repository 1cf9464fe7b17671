import { PRIVACY_PATH, TERMS_PATH } from '../frame/legal-paths.ts';
import { aTestDrive, testDriveWord } from '../frame/test-drive-word.ts';
import { type Finding, warning } from '../tenant/problem.ts';
import type { Site } from '../tenant/schema/site.ts';

/**
 * Warns about pages that forms speak of and the site does not have: every form collects personal details, and some ask
 * for agreement to the terms of use (FRM-14).
 *
 * @param pagePaths paths of all pages, without trailing slash
 */
export function missingFormPages(
  site: Pick<Site, 'kind' | 'config'>,
  pagePaths: ReadonlySet<string>,
): Finding[] {
  const { forms } = site.config;
  const found: Finding[] = [];
  if (!pagePaths.has(PRIVACY_PATH))
    found.push(
      warning(
        ['config', 'forms', 'collection_notice'],
        `The forms collect personal details, but the site has no privacy policy that they can link to. Add content${PRIVACY_PATH}.md.`,
      ),
    );
  if (!pagePaths.has(TERMS_PATH) && (forms.terms_required || pagePaths.has('/book-test-drive')))
    found.push(
      warning(
        ['config', 'forms', 'terms_required'],
        `${forms.terms_required ? 'The forms ask' : `The form for ${aTestDrive(testDriveWord(site, site.config))} asks`} for agreement to the terms of use, but the site has no page with them. Add content${TERMS_PATH}.md.`,
      ),
    );
  return found;
}
