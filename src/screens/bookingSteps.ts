import { switches } from '@/config/switches';
import type { Locale } from '@/i18n/locales';
import { hrefOf, pathOf } from '@/routes/routes';
import type { ReservationFlow } from '@/state/reservationFlowShape';

export type BookingStep = 'chooseRoom' | 'chooseRate' | 'chooseExtras' | 'contactDetails' | 'checkAndConfirm';

const withExtras: readonly BookingStep[] = ['chooseRoom', 'chooseRate', 'chooseExtras', 'contactDetails', 'checkAndConfirm'];

/** The steps of this build, in order. */
export const bookingSteps: readonly BookingStep[] = withExtras.filter(
  (step) => step !== 'chooseExtras' || switches.enableExtraServicesStep,
);

export function hrefOfStep(step: BookingStep, locale: Locale, room?: number): string {
  return hrefOf(step, locale, { room });
}

/** The first room without a type or without a rate; -1 when every room has both. */
const firstRoomWithout = (flow: ReservationFlow, part: 'room' | 'offer') =>
  flow.roomChoices.findIndex((choice) => choice[part] === null);

/** Where a guest is sent who asks for a step that rests on something not chosen yet. */
export function earliestOpenStep(flow: ReservationFlow, locale: Locale): string {
  if (!flow.criteria) return pathOf('home', locale);
  const room = firstRoomWithout(flow, 'offer');
  if (room >= 0) {
    return hrefOfStep(flow.roomChoices[room]?.room ? 'chooseRate' : 'chooseRoom', locale, room);
  }
  return hrefOfStep('contactDetails', locale);
}

/** Whether everything that a step rests on has been chosen. */
export function isReached(flow: ReservationFlow, step: BookingStep, room: number): boolean {
  switch (step) {
    case 'chooseRoom':
      return flow.criteria !== null;
    case 'chooseRate':
      return Boolean(flow.roomChoices[room]?.room);
    case 'chooseExtras':
    case 'contactDetails':
      return flow.roomChoices.length > 0 && firstRoomWithout(flow, 'offer') < 0;
    case 'checkAndConfirm':
      return flow.contactComplete && firstRoomWithout(flow, 'offer') < 0;
  }
}

/** Where a guest goes from a step that is done: through every room's type and rate, then on. */
export function nextHref(flow: ReservationFlow, step: BookingStep, room: number, locale: Locale): string {
  if (step === 'chooseRoom') return hrefOfStep('chooseRate', locale, room);
  if (step === 'chooseRate') {
    const open = flow.roomChoices.findIndex((choice, index) => index !== room && choice.offer === null);
    if (open >= 0) return hrefOfStep('chooseRoom', locale, open);
  }
  const next = bookingSteps[bookingSteps.indexOf(step) + 1] ?? 'checkAndConfirm';
  return hrefOfStep(next, locale);
}
