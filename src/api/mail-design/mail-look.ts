import { CUSTOMARY_PAGES } from '../../features/content/customary-pages.ts';
import { licenceText } from '../../frame/licence-text.ts';
import type { Dealer } from '../tenants/dealer.ts';
import { type MailPalette, mailColours } from './mail-colours.ts';

/** Facts of a dealer that every one of its mails shows. */
export type LookDealer = Pick<
  Dealer,
  'name' | 'origin' | 'theme' | 'legalName' | 'abn' | 'licences' | 'hasPrivacyPage'
>;

/** A dealer whose mark can be drawn. */
export type MarkDealer = LookDealer & Pick<Dealer, 'mark'>;

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
