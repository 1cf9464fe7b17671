/**
 * A remark about an imported record. `repaired`: a value was corrected. `withheld`: an impossible value was
 * left out. `doubtful`: the value was kept, but somebody should check it.
 */
export interface Note {
  kind: 'repaired' | 'withheld' | 'doubtful';
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
}
