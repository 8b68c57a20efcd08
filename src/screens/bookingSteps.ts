import { nextStep, resolveStep } from '@/domain/flowSteps';
import type { FlowPlan, FlowPosition, FlowProgress } from '@/domain/flowSteps';
import { steps } from '@/domain/steps';
import type { Step } from '@/domain/steps';
import type { Locale } from '@/i18n/locales';
import { hrefOf, pathOf } from '@/routes/routes';
import type { ReservationFlow } from '@/state/reservationFlowShape';

const planOf = (flow: ReservationFlow, extras: boolean): FlowPlan => ({ rooms: flow.roomChoices.length, extras });

const progressOf = (flow: ReservationFlow): FlowProgress => ({
  choices: flow.roomChoices,
  isContactComplete: flow.contactComplete,
});

export const hrefOfPosition = ({ step, room }: FlowPosition, locale: Locale): string => hrefOf(step, locale, { room });

/** The steps as the guest is shown them, in their order. `extras`: whether extras are sold on the way. */
export function shownSteps(extras: boolean): readonly Step[] {
  return steps.filter((step) => step !== 'chooseExtras' || extras);
}

/** The page of the flow that an address may show: the one it names, else the first where something is missing. */
export function openPosition(flow: ReservationFlow, step: Step, room: string | null, extras: boolean): FlowPosition {
  return resolveStep(planOf(flow, extras), progressOf(flow), step, room);
}

/** Where a guest goes from a page that is done. */
export function nextHref(flow: ReservationFlow, position: FlowPosition, locale: Locale, extras: boolean): string {
  const next = nextStep(planOf(flow, extras), position);
  return next ? hrefOfPosition(next, locale) : pathOf('paymentReturn', locale);
}

/** Where a guest goes who has no flow, or whose flow is over. */
export const hrefOfBeginning = (locale: Locale): string => pathOf('home', locale);
