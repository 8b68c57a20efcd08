import type { Hall } from '../hall';

/** What stands at the side of a dining room, against its back wall. */
export type Feature = (hall: Hall, x: number, width: number) => string;
