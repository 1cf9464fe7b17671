/**
 * Something done to a record that became a vehicle. `repaired`: a value was corrected; `withheld`: a value was
 * left out because it cannot be right.
 */
export interface Note {
  kind: 'repaired' | 'withheld';
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
