import fc from 'fast-check';
import { firstIncompleteStep, flowPositions, mayVisit, nextStep, resolveStep } from './flowSteps';
import { steps } from './steps';
import { chooseRate, chooseRoom, EMPTY_ROOM_CHOICE } from './roomChoice';
import type { FlowProgress } from './flowSteps';
import { anOffer, aRate, aRoomType } from './testOffers';

const plan = { rooms: 2, extras: true };
const empty: FlowProgress = { choices: [EMPTY_ROOM_CHOICE, EMPTY_ROOM_CHOICE], isContactComplete: false };
const withRoom = { ...empty, choices: chooseRoom(empty.choices, 0, aRoomType()) };
const rated = (progress: typeof empty, room: number) => ({
  ...progress,
  choices: chooseRate(chooseRoom(progress.choices, room, aRoomType()), room, { rate: aRate(), offer: anOffer() }),
});
const bothRooms = rated(rated(empty, 0), 1);
const names = (positions: readonly { step: string; room: number | null }[]) =>
  positions.map(({ step, room }) => (room === null ? step : `${step} ${room}`));

describe('the flow', () => {
  it('goes room by room, then through what concerns all', () => {
    expect(names(flowPositions(plan))).toEqual([
      ...['chooseRoom 0', 'chooseRate 0', 'chooseRoom 1', 'chooseRate 1'],
      ...['chooseExtras', 'contactDetails', 'checkAndConfirm'],
    ]);
    expect(names(flowPositions({ rooms: 1, extras: false }))).toEqual([
      ...['chooseRoom 0', 'chooseRate 0', 'contactDetails', 'checkAndConfirm'],
    ]);
  });

  it('goes forward through the pages', () => {
    const positions = flowPositions(plan);
    positions.forEach((position, index) => {
      expect(nextStep(plan, position)).toEqual(positions[index + 1] ?? null);
    });
    expect(nextStep(plan, { step: 'chooseRoom', room: 7 })).toBeNull();
  });

  it('asks first for what is missing first', () => {
    expect(firstIncompleteStep(plan, empty)).toEqual({ step: 'chooseRoom', room: 0 });
    expect(firstIncompleteStep(plan, withRoom)).toEqual({ step: 'chooseRate', room: 0 });
    expect(firstIncompleteStep(plan, rated(empty, 0))).toEqual({ step: 'chooseRoom', room: 1 });
    expect(firstIncompleteStep(plan, bothRooms)).toEqual({ step: 'contactDetails', room: null });
    expect(firstIncompleteStep(plan, { ...bothRooms, isContactComplete: true })).toEqual({
      step: 'checkAndConfirm',
      room: null,
    });
  });

  it('lets a guest back to any page done, and not past what is missing', () => {
    expect(mayVisit(plan, bothRooms, { step: 'chooseRoom', room: 0 })).toBe(true);
    expect(mayVisit(plan, bothRooms, { step: 'contactDetails', room: null })).toBe(true);
    expect(mayVisit(plan, bothRooms, { step: 'checkAndConfirm', room: null })).toBe(false);
    expect(mayVisit(plan, withRoom, { step: 'chooseRoom', room: 1 })).toBe(false);
    expect(mayVisit(plan, bothRooms, { step: 'chooseRoom', room: 2 })).toBe(false);
  });

  it('leads an address to its page, or to what is missing', () => {
    expect(resolveStep(plan, bothRooms, 'chooseRate', '1')).toEqual({ step: 'chooseRate', room: 1 });
    expect(resolveStep(plan, bothRooms, 'chooseExtras', '1')).toEqual({ step: 'chooseExtras', room: null });
    expect(resolveStep(plan, bothRooms, 'chooseRoom', null)).toEqual({ step: 'chooseRoom', room: 0 });
    expect(resolveStep(plan, bothRooms, 'contactDetails', '1')).toEqual({ step: 'contactDetails', room: null });
    expect(resolveStep(plan, empty, 'checkAndConfirm', null)).toEqual({ step: 'chooseRoom', room: 0 });
    expect(resolveStep(plan, bothRooms, 'chooseRoom', '99')).toEqual({ step: 'chooseRoom', room: 0 });
  });

  it('always leads to a page that may be shown', () => {
    const progress = fc.constantFrom(empty, withRoom, rated(empty, 0), rated(empty, 1), bothRooms);
    fc.assert(
      fc.property(progress, fc.constantFrom(...steps), fc.option(fc.string({ maxLength: 2 })), (done, step, room) => {
        expect(mayVisit(plan, done, resolveStep(plan, done, step, room))).toBe(true);
      }),
    );
  });
});
