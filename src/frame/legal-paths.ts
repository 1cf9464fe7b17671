/** Pages of the dealer that forms link to, if the dealer has written them. */
export const PRIVACY_PATH = '/privacy-policy';
export const TERMS_PATH = '/terms-and-conditions';
