/** Marks the place in a text where too long a part was cut. Two noncharacters, which no text contains. */
export const CUT_MARK = '\ufdd0\ufdd0';
