import type { FoundVehicle } from './find-vehicle.ts';
import type { PageForm } from './page-form.ts';
import type { NamedVehicleState } from './use-named-vehicle.ts';

interface Props extends Omit<NamedVehicleState, 'vehicle'> {
  /** "About the" */
  starts: string;
  stock: PageForm['stock'];
}

function Vehicle({ starts, facts }: FoundVehicle & { starts: string }) {
  const { slug, title, picture, status, price, priceNote, place } = facts;
  const priced = [price, priceNote].filter(Boolean).join(' ');
  return (
    <>
      {picture !== null && <img src={picture} alt="" width={112} height={70} />}
      <div>
        <p className="name">
          {`${starts} `}
          <a href={`/cars/${slug}`}>{title}</a>
        </p>
        <p>{[status, priced].filter(Boolean).join(' · ')}</p>
        {place && <p className="yard">{place}</p>}
      </div>
    </>
  );
}

/**
 * The vehicle that a form on a page of its own is about. It arrives after the page is drawn: its room is kept only
 * where the address names one (`named-vehicle-guard.js`).
 */
export function AboutVehicle({ starts, stock, found, isGone }: Props) {
  return (
    <div className="about" role="status">
      {found && <Vehicle starts={starts} {...found} />}
      {isGone && (
        <p>
          We cannot find this vehicle any more. You can still send the form.{' '}
          {stock && (
            <a className="nowrap" href={stock.href}>
              {stock.label}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
