import { CLAIM_ICONS } from '../../../frame/claim-icons.ts';
import type { PromoTileView } from '../../../search/settings.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

/** The twin of PromoTile.astro (SRC-03 to SRC-07). */
export function PromoTile({ tile }: { tile: PromoTileView }) {
  return (
    <a className={`promo-tile on-dark ${tile.kind}`} href={tile.href}>
      {tile.image ? (
        <img src={tile.image} alt="" width="800" height="500" loading="lazy" decoding="async" />
      ) : (
        <Icon name={tile.kind === 'call_to_action' ? 'bell' : CLAIM_ICONS[tile.kind]} className="sign" />
      )}
      <span className="txt">
        <b>{tile.title}</b>
        <span>{tile.text}</span>
        <span className="btn small">
          {tile.action}
          <Icon name="arrow" />
        </span>
      </span>
    </a>
  );
}
