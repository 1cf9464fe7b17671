/**
 * Something about a record that became a vehicle. `repaired`: a value was corrected; `withheld`: a value was left
 * out because it cannot be right; `doubtful`: the value stands, but somebody should look at it.
 */
export interface Note {
  kind: 'repaired' | 'withheld' | 'doubtful';
  field: string;
  value: string | null;
  reason: string;
}

/** Why a record is in quarantine. */
export interface Problem {
  field: string;
  value: string | null;
  reason: string;
}
