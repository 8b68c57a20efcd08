import type { RatePlan } from '../rate/ratePlan';
import type { RoomFeature, RoomType } from '../stay/roomType';

/** Wishes that one room of the stay has to meet. */
export const roomWishes = ['pet', 'accessible'] as const;
export type RoomWish = (typeof roomWishes)[number];

/** What a guest may want of rooms and rates, by the names of an address. */
export const stayWishes = [...roomWishes, 'breakfast'] as const;
export type StayWish = (typeof stayWishes)[number];

const features: Readonly<Record<RoomWish, RoomFeature>> = { accessible: 'ACCESSIBLE', pet: 'PET_ROOM' };

/** The wishes that one room of the stay has to meet. */
export const roomWishesIn = (wishes: readonly StayWish[]): readonly RoomWish[] =>
  roomWishes.filter((wish) => wishes.includes(wish));

export const isRoomAsWished = (room: Pick<RoomType, 'features'>, wish: RoomWish): boolean =>
  room.features.includes(features[wish]);

/** Whether a rate is what the guest wants, for any room. */
export const isRateAsWished = (rate: Pick<RatePlan, 'breakfastIncluded'>, wishes: readonly StayWish[]): boolean =>
  rate.breakfastIncluded || !wishes.includes('breakfast');
