import {
  OddShape,
  type Read,
  readCount,
  readFlag,
  readLink,
  readList,
  readName,
  readNullable,
  readNumber,
  readObject,
  readOneOf,
  readPath,
  readText,
} from '../../lib/read-shape.ts';
import type { RepaymentView } from '../../stock/finance/repayment-view.ts';
import type { CardButton, CardView, PriceView, TagView } from '../../stock/views.ts';
import type { Picture } from '../../ui/picture.ts';

type Kind<View, K extends string> = Extract<View, { kind: K }>;

const kindOf = readObject<{ kind: string }>({ kind: readText });

const PRICES: { [K in PriceView['kind']]: Read<PriceView> } = {
  price: readObject<Kind<PriceView, 'price'>>({
    kind: readOneOf('price'),
    amount: readNumber,
    text: readText,
    type: readText,
    was: readNullable(readText),
    withTradeIn: readFlag,
  }),
  subscription: readObject<Kind<PriceView, 'subscription'>>({
    kind: readOneOf('subscription'),
    amount: readNumber,
    text: readText,
    per: readOneOf('week'),
    note: readText,
  }),
  preorder: readObject<Kind<PriceView, 'preorder'>>({ kind: readOneOf('preorder'), text: readText }),
  enquire: readObject<Kind<PriceView, 'enquire'>>({ kind: readOneOf('enquire'), text: readText }),
};

const readPrice: Read<PriceView> = (value) => {
  const { kind } = kindOf(value);
  if (!Object.hasOwn(PRICES, kind)) throw new OddShape();
  return PRICES[kind as PriceView['kind']](value);
};

const readCertified = readObject<Kind<TagView, 'certified'>>({
  kind: readOneOf('certified'),
  text: readText,
  image: readNullable(readLink),
});
const readOtherTag = readObject<Exclude<TagView, { kind: 'certified' }>>({
  kind: readOneOf('electric', 'reserved', 'own', 'coming_soon', 'new', 'sold'),
  text: readText,
});
const readTag: Read<TagView> = (value) =>
  kindOf(value).kind === 'certified' ? readCertified(value) : readOtherTag(value);

/** Made by the rules with its comparison rate and warning: one without them is none. */
const readRepayment = readObject<
  Pick<RepaymentView, 'amount' | 'per' | 'interest' | 'comparison' | 'warning'>
>({
  amount: readText,
  per: readOneOf('week', 'fortnight', 'month'),
  interest: readName,
  comparison: readName,
  warning: readName,
}) as Read<RepaymentView>;

/** All that is drawn of a card: a server filled by other code may have cards of another kind. */
export const readCard = readObject<CardView>({
  id: readName,
  slug: readText,
  href: readPath,
  title: readText,
  make: readText,
  model: readText,
  variant: readText,
  facts: readList(readText),
  price: readPrice,
  tag: readNullable(readTag),
  band: readNullable(readObject<{ label: string; reason: string }>({ label: readText, reason: readText })),
  picture: readNullable(
    readObject<Picture>({
      src: readLink,
      srcset: readText,
      width: readCount,
      height: readCount,
      alt: readText,
    }),
  ),
  repayment: readNullable(readRepayment),
  place: readNullable(readText),
  belowMarket: readFlag,
  available: readFlag,
  favourite: readFlag,
  buttons: readList(
    readObject<CardButton>({
      kind: readOneOf('explore', 'enquire', 'test_drive', 'reserve', 'similar'),
      label: readText,
      href: readLink,
    }),
  ),
});
