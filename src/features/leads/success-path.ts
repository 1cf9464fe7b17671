/** Address of the thank-you page (ROU-15). */
export const SUCCESS_PATH = '/success';
