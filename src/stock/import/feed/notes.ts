/**
 * A remark about an imported record. `repaired`: a value was corrected. `withheld`: an impossible value was
 * left out. `doubtful`: the value was kept, but somebody should check it. `kept`: the record was refused, so its vehicle
 * stays as the previous import left it.
 */
export interface Note {
  kind: 'repaired' | 'withheld' | 'doubtful' | 'kept';
  field: string;
  value: string | null;
  /** Continues a sentence that starts with the field: "is not an Australian state". */
  reason: string;
}

/** The reason why a record is in quarantine. */
export interface Problem {
  field: string;
  value: string | null;
  /** Continues a sentence that starts with the field: "is missing". */
  reason: string;
  /** True if the record must not become a vehicle of this site, even if it was one before. */
  excludes?: true;
}

/** The problem of a record without any value, such as a blank row or "{}". */
export const EMPTY_RECORD: Problem = { field: 'record', value: null, reason: 'has no values' };
