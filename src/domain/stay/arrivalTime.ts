/** When the guest expects to arrive. 18:00 is until when a room without a guarantee is held. */
export const arrivalTimes = ['UNKNOWN', 'BEFORE_18', 'FROM_18', 'FROM_21', 'FROM_24'] as const;
export type ArrivalTime = (typeof arrivalTimes)[number];

/** Whether a room without a guarantee may be gone by then. */
export const isLateArrival = (time: ArrivalTime): boolean => time !== 'UNKNOWN' && time !== 'BEFORE_18';
