/** A tenant's component, compiled alone: plain data, which threads can be handed. */
export interface CompiledOverride {
  /** "SinceHeader" */
  name: string;
  /** Its source, absolute. */
  source: string;
  /** Changes when what it draws, its styles or its scripts do; 12 letters and digits. */
  digest: string;
  /** Absolute path of the module that draws it: its default export takes `require` and gives the exports. */
  module: string;
  /** Paths in the site of its style sheet and of its script. */
  style: string | null;
  script: string | null;
  /** Files the site publishes for it: path in the site → absolute path. */
  files: Record<string, string>;
}

/** A tenant's components by name. */
export type CompiledOverrides = Readonly<Record<string, CompiledOverride>>;
