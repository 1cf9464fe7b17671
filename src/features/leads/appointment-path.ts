/** True for the path of an appointment's page, which the service gives with a booking. */
export const isAppointmentPath = (path: string): boolean => /^\/api\/appointments\/[\w-]+$/.test(path);

/** The calendar file of an appointment. */
export const calendarHref = (path: string): string => `${path}/booking.ics`;
