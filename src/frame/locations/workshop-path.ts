/** The path of a yard's page that stands for its workshop, whose hours and phone number are its own. */
export const workshopPath = (yardPath: string): string => `${yardPath}#service`;
