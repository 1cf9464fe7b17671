/** Name of the report of the last import in the tenant's folder. */
export const REPORT_FILE = 'import-report.json';
