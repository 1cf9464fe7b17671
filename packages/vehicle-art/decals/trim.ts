/** Equipment that changes how a body looks without changing its surface. */
export interface Trim {
  hasCladding: boolean;
  rails: 'none' | 'metal' | 'black';
  windowFrame: 'black' | 'chrome';
  mirrors: 'body' | 'black';
  handles: 'body' | 'chrome' | 'black';
  roof: 'body' | 'black' | 'fabric';
  hasGlassRoof: boolean;
  /** Side windows all the way back, for vans that carry people. */
  hasRearWindows: boolean;
  hasSportsBar: boolean;
  isTrayCovered: boolean;
}

export const PLAIN_TRIM: Trim = {
  hasCladding: false,
  rails: 'none',
  windowFrame: 'black',
  mirrors: 'body',
  handles: 'body',
  roof: 'body',
  hasGlassRoof: false,
  hasRearWindows: true,
  hasSportsBar: false,
  isTrayCovered: false,
};
