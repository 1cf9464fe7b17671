import { vehiclePath } from '../../stock/rules/vehicle-path.ts';
import type { FoundVehicle } from './find-vehicle.ts';
import type { PageForm } from './page-form.ts';
import type { NamedVehicleState } from './use-named-vehicle.ts';

interface Props extends Omit<NamedVehicleState, 'vehicle'> {
  /** Words before the title: "About the". */
  intro: string;
  stock: PageForm['stock'];
}

function Vehicle({ intro, facts }: FoundVehicle & { intro: string }) {
  const { slug, title, picture, status, gone, price, priceNote, place } = facts;
  const priceWithNote = gone ? 'You can still send the form.' : [price, priceNote].filter(Boolean).join(' ');
  return (
    <>
      {picture !== null && <img src={picture} alt="" width={112} height={70} />}
      <div>
        <p className="name">
          {`${intro} `}
          <a href={vehiclePath(slug)}>{title}</a>
        </p>
        <p>{[status, priceWithNote].filter(Boolean).join(' · ')}</p>
        {place && <p className="yard">{place}</p>}
      </div>
    </>
  );
}

/**
 * The vehicle that a form on a page of its own is about. It arrives after the page is drawn, so space is reserved for
 * it, but only if the address names a vehicle (`named-vehicle-guard.js`).
 */
export function AboutVehicle({ intro, stock, found, isGone }: Props) {
  return (
    <div className="about" role="status">
      {found && <Vehicle intro={intro} {...found} />}
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
