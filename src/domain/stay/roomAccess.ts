/** What is measured in an accessible room, in centimetres, in the order in which it is shown. */
export const roomMeasures = ['doorWidth', 'turningSpace', 'spaceBesideBed', 'bedHeight'] as const;
/** What an accessible room has or lacks, after its measures. */
export const roomAids = ['stepFreeShower', 'grabBars', 'vibratingAlarm'] as const;

export const roomAccessFacts = [...roomMeasures, ...roomAids] as const;

export type RoomAccessFact = (typeof roomAccessFacts)[number];

/** What guests choose an accessible room by. Null is shown as not known. */
export type RoomAccess = Readonly<
  Record<(typeof roomMeasures)[number], number | null> & Record<(typeof roomAids)[number], boolean | null>
>;
