import { withoutTrailingSlash } from '../frame/link-target.ts';
import { testDriveWord } from '../frame/test-drive-word.ts';
import { type Finding, warning } from '../tenant/problem.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Inventory } from './inventory.ts';

/**
 * Warns about pages that forms speak of and the site does not have: every form collects personal details, and some ask
 * for agreement to the terms of use (FRM-14).
 */
export function missingFormPages(
  site: Pick<Site, 'kind' | 'config'>,
  { sources }: Pick<Inventory, 'sources'>,
): Finding[] {
  const { forms } = site.config;
  const pagePaths = new Set(sources.map(({ path }) => withoutTrailingSlash(path)));
  const found: Finding[] = [];
  if (!pagePaths.has('/privacy-policy'))
    found.push(
      warning(
        ['config', 'forms', 'collection_notice'],
        'The forms collect personal details, but the site has no privacy policy that they can link to. Add content/privacy-policy.md.',
      ),
    );
  if (!pagePaths.has('/terms-and-conditions') && (forms.terms_required || pagePaths.has('/book-test-drive')))
    found.push(
      warning(
        ['config', 'forms', 'terms_required'],
        `${forms.terms_required ? 'The forms ask' : `The form for a ${testDriveWord(site)} asks`} for agreement to the terms of use, but the site has no page with them. Add content/terms-and-conditions.md.`,
      ),
    );
  return found;
}
