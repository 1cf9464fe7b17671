/**
 * A remark about an imported record. `repaired`: a value was corrected. `withheld`: an impossible value was
 * left out. `doubtful`: the value was kept, but somebody should check it.
 */
export interface Note {
  kind: 'repaired' | 'withheld' | 'doubtful';
  field: string;
  value: string | null;
  reason: string;
}

/** The reason why a record is in quarantine. */
export interface Problem {
  field: string;
  value: string | null;
  reason: string;
}
