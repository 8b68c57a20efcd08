import { switches } from '@/config/switches';
import { nextStep, resolveStep } from '@/domain/flowSteps';
import type { FlowPlan, FlowPosition, FlowProgress, Step } from '@/domain/flowSteps';
import type { Locale } from '@/i18n/locales';
import { hrefOf, pathOf } from '@/routes/routes';
import type { ReservationFlow } from '@/state/reservationFlowShape';

const planOf = (flow: ReservationFlow): FlowPlan => ({
  rooms: flow.roomChoices.length,
  extras: switches.enableExtraServicesStep,
});

const progressOf = (flow: ReservationFlow): FlowProgress => ({
  choices: flow.roomChoices,
  isContactComplete: flow.contactComplete,
});

export const hrefOfPosition = ({ step, room }: FlowPosition, locale: Locale): string => hrefOf(step, locale, { room });

/** The page of the flow that an address may show: the one it names, else the first where something is missing. */
export function openPosition(flow: ReservationFlow, step: Step, room: string | null): FlowPosition {
  return resolveStep(planOf(flow), progressOf(flow), step, room);
}

/** Where a guest goes from a page that is done. */
export function nextHref(flow: ReservationFlow, position: FlowPosition, locale: Locale): string {
  const next = nextStep(planOf(flow), position);
  return next ? hrefOfPosition(next, locale) : pathOf('paymentReturn', locale);
}

/** Where a guest goes who has no flow, or whose flow is over. */
export const hrefOfBeginning = (locale: Locale): string => pathOf('home', locale);
