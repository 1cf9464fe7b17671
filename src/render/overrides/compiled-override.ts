/** A compiled override on disk. Plain data, so that it can be passed to worker threads. */
export interface CompiledOverride {
  /** "NorthFooter" */
  name: string;
  /** Absolute path of its source. */
  source: string;
  /** Changes when its HTML, styles or scripts change; 12 hexadecimal digits. */
  digest: string;
  /** Absolute path of its module, whose default export takes `require` and returns the component's exports. */
  module: string;
  /** Paths of its style sheet and script in the site. */
  style: string | null;
  script: string | null;
  /** Files to publish: path in the site → absolute path. */
  files: Record<string, string>;
}

/** A tenant's overrides by name. */
export type CompiledOverrides = Readonly<Record<string, CompiledOverride>>;
