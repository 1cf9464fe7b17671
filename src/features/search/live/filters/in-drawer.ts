import { createContext, use } from 'react';

/** True while the filters are in the drawer. */
export const InDrawer = createContext(false);

export const useInDrawer = (): boolean => use(InDrawer);
