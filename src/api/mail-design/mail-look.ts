import { CUSTOMARY_PAGES } from '../../features/content/customary-pages.ts';
import { licenceText } from '../../frame/licence-text.ts';
import type { Site } from '../../tenant/schema/site.ts';
import type { Theme } from '../../tenant/schema/theme.ts';
import { type MailPalette, mailColours } from './mail-colours.ts';

/** Facts of a dealer that every one of its mails shows. */
export interface LookDealer {
  name: string;
  /** "https://www.dealer.example" */
  origin: string;
  theme: Theme;
  /** "Harbourline Motor Group Pty Ltd"; the name if the dealer has given no other. */
  legalName: string;
  abn: string | null;
  licences: Site['licences'];
  /** True if the dealer has written the page about privacy. */
  hasPrivacyPage: boolean;
}

/** A dealer whose mark can be drawn. */
export interface MarkDealer extends LookDealer {
  /** Sanitised SVG; null if there is none. */
  mark: string | null;
}

/** How a dealer's mails look. */
export interface MailLook extends MailPalette {
  name: string;
  origin: string;
  /** Radius of buttons and of pictures in px. Word shows squares. */
  radius: { button: number; picture: number };
  /** Lines at the end of mails to shoppers: company and licences. */
  legal: string[];
  privacyHref: string | null;
}

const looks = new WeakMap<LookDealer, MailLook>();

function createLook({ name, origin, theme, legalName, abn, licences, hasPrivacyPage }: LookDealer): MailLook {
  return {
    name,
    origin,
    ...mailColours(theme),
    radius: {
      button: theme.pill_buttons ? 24 : Math.round(8 * theme.radius),
      picture: Math.round(8 * theme.radius),
    },
    legal: [[legalName, abn && `ABN ${abn}`].filter(Boolean).join(' · '), ...licences.map(licenceText)],
    privacyHref: hasPrivacyPage ? `${origin}${CUSTOMARY_PAGES.privacy.path}` : null,
  };
}

/** The look of a dealer's mails, worked out once for each reading of its site.yaml. */
export function lookOf(dealer: LookDealer): MailLook {
  const look = looks.get(dealer) ?? createLook(dealer);
  looks.set(dealer, look);
  return look;
}
