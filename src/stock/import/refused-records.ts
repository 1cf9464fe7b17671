import type { Problem } from './feed/notes.ts';
import { KeyTable } from './key-table.ts';
import { idForm } from './vehicle/identity.ts';

/** A record that was refused, and why. */
export interface RefusedRecord {
  row: number;
  line: number;
  problem: Problem;
}

/** Texts of one record that may name a vehicle. A damaged record may have any number of them. */
const MAX_NAMES = 1_000;

/** Separators of cells, JSON values and XML elements, so that the stock number can be found in a damaged record. */
const SEPARATORS = /["'|,;\t\r\n<>:{}[\]]+/;

/** Splits what can be read of a damaged record into texts that may be its stock number, VIN or id. */
export const possibleNames = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [text.trim(), ...text.split(SEPARATORS).map((part) => part.trim())]);

/**
 * The refused records of a feed, by the ids, stock numbers and VINs that they name. Their vehicles stay as they were
 * before, because a mistake in a record does not say that its vehicle is gone.
 */
export class RefusedRecords {
  /** Records that name no vehicle, so that the one they are about counts as missing. */
  nameless = 0;
  private readonly records: RefusedRecord[] = [];
  /** Id, stock number or VIN → position in `records`. */
  private readonly positions = new KeyTable();

  add(record: RefusedRecord, names: readonly string[]): void {
    const usable = names.filter((name) => name !== '').slice(0, MAX_NAMES);
    // Words such as "null" are no numbers of a vehicle.
    if (!usable.some((name) => /\d/.test(name))) this.nameless++;
    if (usable.length === 0) return;
    const position = this.records.push(record) - 1;
    for (const name of usable)
      for (const form of [name, idForm(name)])
        if (form !== '' && !this.positions.has(form)) this.positions.set(form, position);
  }

  /** The first refused record that names the vehicle; undefined if there is none. */
  find(vehicle: { id: string; stocknum: string | null; vin: string | null }): RefusedRecord | undefined {
    for (const name of [vehicle.id, vehicle.stocknum, vehicle.vin]) {
      const position = name === null ? undefined : this.positions.get(name);
      if (position !== undefined) return this.records[position];
    }
    return undefined;
  }
}
