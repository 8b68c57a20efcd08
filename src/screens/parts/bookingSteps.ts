import { nextStep, resolveStep } from '@/domain/stay/flowSteps';
import type { FlowPlan, FlowPosition, FlowProgress } from '@/domain/stay/flowSteps';
import { steps } from '@/domain/stay/steps';
import type { Step } from '@/domain/stay/steps';
import type { Locale } from '@/i18n/locales';
import { hrefOf, pathOf } from '@/routes/routes';
import type { ReservationFlow } from '@/state/reservationFlowShape';

const planOf = (flow: ReservationFlow, extras: boolean): FlowPlan => ({ rooms: flow.roomChoices.length, extras });

const progressOf = (flow: ReservationFlow): FlowProgress => ({
  choices: flow.roomChoices,
  isContactComplete: flow.contactComplete,
});

export const hrefOfPosition = ({ step, room }: FlowPosition, locale: Locale): string => hrefOf(step, locale, { room });

/** The steps that the guest sees, in their order. `extras`: whether extras are sold. */
export function shownSteps(extras: boolean): readonly Step[] {
  return steps.filter((step) => step !== 'chooseExtras' || extras);
}

/** The page of the flow that an address may show: the one it names, else the first incomplete one. */
export function openPosition(flow: ReservationFlow, step: Step, room: string | null, extras: boolean): FlowPosition {
  return resolveStep(planOf(flow, extras), progressOf(flow), step, room);
}

/** The page after a completed one. */
export function nextHref(flow: ReservationFlow, position: FlowPosition, locale: Locale, extras: boolean): string {
  const next = nextStep(planOf(flow, extras), position);
  return next ? hrefOfPosition(next, locale) : pathOf('paymentReturn', locale);
}

/** The room, from 0, that the next page is about, where this page is about the room before it. */
export function nextRoom(flow: ReservationFlow, position: FlowPosition, extras: boolean): number | null {
  const room = nextStep(planOf(flow, extras), position)?.room ?? null;
  return room !== null && position.room !== null && room > position.room ? room : null;
}
