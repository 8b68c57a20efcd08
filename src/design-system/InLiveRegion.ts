import { createContext } from 'react';

/** True within a region whose changes are announced: one of its own there would be announced twice. */
export const InLiveRegion = createContext(false);
