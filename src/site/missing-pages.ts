import type { PageLinks } from '../frame/pages/page-links.ts';
import { aTestDrive, testDriveWord } from '../frame/test-drive-word.ts';
import { type Finding, warning } from '../tenant/problem.ts';
import type { Site } from '../tenant/schema/site.ts';

/**
 * Warns about pages that forms speak of and the site does not have: every form collects personal details, and some ask
 * for agreement to the terms of use (FRM-14).
 */
export function missingFormPages(site: Pick<Site, 'kind' | 'config'>, pages: PageLinks): Finding[] {
  const { forms } = site.config;
  const found: Finding[] = [];
  if (pages.linkTo('privacy') === null)
    found.push(
      warning(
        ['config', 'forms', 'collection_notice'],
        `The forms collect personal details, but the site has no privacy policy that they can link to. Add content${pages.addressOf('privacy')}.md.`,
      ),
    );
  if (pages.linkTo('terms') === null && (forms.terms_required || pages.linkTo('test-drive') !== null))
    found.push(
      warning(
        ['config', 'forms', 'terms_required'],
        `${forms.terms_required ? 'The forms ask' : `The form for ${aTestDrive(testDriveWord(site, site.config))} asks`} for agreement to the terms of use, but the site has no page with them. Add content${pages.addressOf('terms')}.md.`,
      ),
    );
  return found;
}
