/** Name of the report of the last import in the tenant's folder. */
export const REPORT_FILE = 'import-report.json';

/** Name of the report of a feed that was refused since then. It is beside the other, which describes the present stock. */
export const REFUSED_REPORT_FILE = 'import-report.refused.json';

export const REPORT_FILES: readonly string[] = [REPORT_FILE, REFUSED_REPORT_FILE];

/** Name of the report of an import. */
export const reportFileOf = ({ outcome }: { outcome: 'imported' | 'refused' }): string =>
  outcome === 'refused' ? REFUSED_REPORT_FILE : REPORT_FILE;
