/** Stands in a text for what was left out because it is too long. Two noncharacters that no text holds. */
export const CUT_MARK = '\ufdd0\ufdd0';
