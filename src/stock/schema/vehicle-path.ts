/**
 * A path of plain parts from the site's root, "/stock/2023-ranger": the page's file is named after it, so it
 * has no "." or ".." alone, no empty part and nothing percent-encoded.
 */
export const VEHICLE_PATH = /^(?:\/(?!\.+(?:\/|$))[\w\-.~]+)+\/?$/;
