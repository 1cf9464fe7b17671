/** Stands in a text for a part that was too long and was cut. Two Unicode noncharacters, which no text contains. */
export const CUT_MARK = '\ufdd0\ufdd0';
