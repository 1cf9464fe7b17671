/**
 * A path from the site's root: "/stock/2023-ranger". The page's file is named after it, so segments must not
 * be empty, "." or "..", or percent-encoded.
 */
export const VEHICLE_PATH = /^(?:\/(?!\.+(?:\/|$))[\w\-.~]+)+\/?$/;
