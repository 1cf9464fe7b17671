/** Path of a vehicle's page (ROU-02), unless its feed gives it another one. */
export const vehiclePath = (slug: string): string => `/cars/${slug}`;
