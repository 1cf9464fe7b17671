import { claimView } from '../../frame/claims.ts';
import { defineSection } from '../../frame/sections/define-section.ts';
import type { Claim } from '../../tenant/schema/config.ts';

export interface ClaimsView {
  form: 'tiles' | 'strip';
  title: string;
  claims: { kind: Claim; title: string; text: string; href: string | null }[];
}

declare module '../../frame/sections/section-views.ts' {
  interface SectionViews {
    claims: ClaimsView;
  }
}

export const section = defineSection(
  'claims',
  ({ config, pages, site }, { form }) => {
    const claims = config.claims.map((kind) => {
      const { title, text, page } = claimView(kind);
      return { kind, title, text, href: pages.linkTo(page) };
    });
    return claims.length > 0
      ? { form, title: config.wording.why_buy.replace('{dealer}', site.name), claims }
      : null;
  },
  { 'as a strip': { form: 'strip' } },
);
