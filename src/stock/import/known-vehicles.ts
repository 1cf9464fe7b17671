import { counted, plural } from '../../lib/plural.ts';
import type { Car } from '../car.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { isForSale, type StockLine } from './stock-facts.ts';
import { idForm } from './vehicle/identity.ts';

/** A vehicle of the previous stock, and the address that it keeps if it is recognised. */
interface KnownVehicle {
  id: string;
  slug: string;
  path: string;
  stocknum: string | null;
  vin: string | null;
}

const VIN_LENGTH = 17;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const uniqueVin = (vin: string | null): string | null => (vin?.length === VIN_LENGTH ? vin : null);

/** A look-up by a number that only one vehicle may have. Vehicles that share it cannot be told apart by it. */
class UniqueNumbers {
  private readonly vehicles = new Map<string, KnownVehicle | null>();

  add(number: string | null, vehicle: KnownVehicle): void {
    if (number !== null) this.vehicles.set(number, this.vehicles.has(number) ? null : vehicle);
  }

  get(number: string | null): KnownVehicle | undefined {
    return number === null ? undefined : (this.vehicles.get(number) ?? undefined);
  }
}

/** The vehicles for sale of the previous stock, by the numbers that do not give their ids. */
export class KnownVehicles {
  private readonly byVin = new UniqueNumbers();
  private readonly byStockNumber = new UniqueNumbers();

  /** Adds a vehicle from a line of the stock file. */
  add(line: StockLine): void {
    const [slug, stocknum, vin] = [textOf(line.slug), textOf(line.stocknum), textOf(line.vin)];
    if (slug === null || !isForSale(line)) return;
    const known = { id: line.id, slug, path: textOf(line.path) ?? vehiclePath(slug), stocknum, vin };
    this.byVin.add(uniqueVin(vin), known);
    if (stocknum !== null && idForm(stocknum) !== line.id) this.byStockNumber.add(stocknum, known);
  }

  /** The vehicle that a record with these numbers is; undefined if no number tells. */
  find({ stocknum, vin }: Pick<Car, 'stocknum' | 'vin'>): KnownVehicle | undefined {
    const ofVin = this.byVin.get(uniqueVin(vin));
    if (ofVin !== undefined) return ofVin;
    const ofNumber = this.byStockNumber.get(stocknum);
    return ofNumber && (ofNumber.vin === null || vin === null) ? ofNumber : undefined;
  }
}

/**
 * Recognises vehicles whose stock number is new, was left out or was mapped for the first time, by their VIN, so that
 * they keep id and address. If another record turns out to have the id of a recognised vehicle as its own, the feed must
 * be read again with `conflicts`.
 */
export class NumberRegistry {
  /** Ids that belong to records of their own in this feed. */
  readonly conflicts: Set<string>;
  private readonly before: number;
  private readonly given = new Set<string>();
  private readonly known: KnownVehicles;
  private changed = 0;
  private example = '';

  /** @param conflicts those of an earlier reading of the feed */
  constructor(known: KnownVehicles, conflicts: ReadonlySet<string> = new Set()) {
    this.known = known;
    this.conflicts = new Set(conflicts);
    this.before = conflicts.size;
  }

  /**
   * The vehicle of the previous stock that a record is, whose own id the previous stock does not have.
   *
   * @param isTaken true for ids of earlier records
   */
  find(car: Car, isTaken: (id: string) => boolean): KnownVehicle | undefined {
    const found = this.known.find(car);
    if (found === undefined || this.conflicts.has(found.id) || isTaken(found.id)) return undefined;
    this.given.add(found.id);
    if (found.stocknum !== car.stocknum && this.changed++ === 0)
      this.example = `${car.stocknum ?? 'a vehicle without stock number'} keeps the id ${found.id}`;
    return found;
  }

  /** Notes that a record has this id by its own number. */
  claim(id: string): void {
    if (this.given.has(id)) this.conflicts.add(id);
  }

  hasNewConflicts(): boolean {
    return this.conflicts.size > this.before;
  }

  /** Remark for the report about the vehicles that were recognised; null if there are none. */
  remark(): string | null {
    const { changed, example } = this;
    if (changed === 0) return null;
    return `${counted(changed, 'vehicle')} ${plural(changed, 'has', 'have')} another stock number than in the last import, or none, and ${plural(changed, 'was', 'were')} recognised by the VIN. The ${plural(changed, 'id and address stay', 'ids and addresses stay')} the same: ${example}.`;
  }
}
