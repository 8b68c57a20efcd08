import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { StepProgress } from '@/design-system/StepProgress';
import { TwoColumn } from '@/design-system/TwoColumn';
import type { SearchCriteria } from '@/domain/search';
import { StaySummary } from '@/features/stay-summary/StaySummary';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ApiSwitch } from '@/api/ApiSwitch';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { ScreenLayout } from './ScreenLayout';
import { bookingSteps, earliestOpenStep, hrefOfStep, isReached } from './bookingSteps';
import type { BookingStep } from './bookingSteps';
import { useHydrated } from './useHydrated';

interface Props {
  readonly step: BookingStep;
  /** The page's title, and the heading for the room that the step is about. */
  readonly title: string;
  readonly heading: (room: number, rooms: number) => string;
  readonly children: (step: OpenStep) => ReactNode;
}

/** What a step that may be shown stands on. */
export interface OpenStep {
  readonly criteria: SearchCriteria;
  readonly room: number;
  readonly flow: ReservationFlow;
}

/** A step of booking: its place in the flow, the task, and the stay's summary beside it. */
export function BookingFrame(props: Props) {
  return (
    <StateRoot>
      <ApiSwitch v2={() => <Frame {...props} />} />
    </StateRoot>
  );
}

function Frame({ step, title, heading, children }: Props) {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const { flow } = useReservationFlow();
  const criteria = isHydrated && router.isReady ? flow.criteria : null;
  const room = roomIn(router.query.room, flow.roomChoices.length);
  const mayShow = criteria !== null && isReached(flow, step, room);

  useEffect(() => {
    // A step that is not open yet leads to the first that is: nothing is asked before what it rests on.
    if (isHydrated && router.isReady && !router.query.hotel && !mayShow) void router.replace(earliestOpenStep(flow, locale));
  }, [isHydrated, router, mayShow, flow, locale]);

  return (
    <ScreenLayout route={step} title={title} brand={criteria ? flow.hotel?.brand : undefined} isPersonal>
      <Stack gap={6}>
        <StepProgress
          label={t('staySummary.steps.label')}
          completeLabel={t('staySummary.steps.complete')}
          linkAs={NextLink}
          steps={bookingSteps.map((each) => ({
            id: each,
            label: t(`staySummary.steps.${each}`),
            state: stateOf(each, step),
            href: isBefore(each, step) && criteria ? hrefOfStep(each, locale) : undefined,
          }))}
        />
        <PageHeading above={criteria ? flow.hotel?.name : undefined}>
          {criteria ? heading(room, flow.roomChoices.length) : title}
        </PageHeading>
        {mayShow ? (
          <TwoColumn aside={<StaySummary />} asideLabel={t('staySummary.title')}>
            {children({ criteria, room, flow })}
          </TwoColumn>
        ) : (
          <LoadingRegion label={t('staySummary.loading')}>
            <Stack gap={5}>
              <Skeleton shape="card" />
              <Skeleton shape="card" />
            </Stack>
          </LoadingRegion>
        )}
      </Stack>
    </ScreenLayout>
  );
}

const isBefore = (a: BookingStep, b: BookingStep) => bookingSteps.indexOf(a) < bookingSteps.indexOf(b);

function stateOf(each: BookingStep, current: BookingStep): 'complete' | 'current' | 'upcoming' {
  if (each === current) return 'current';
  return isBefore(each, current) ? 'complete' : 'upcoming';
}

/** The room a step is about, from 0; an address that names none, or one that is not there, means the first. */
function roomIn(value: string | string[] | undefined, rooms: number): number {
  const room = Number(value);
  return Number.isInteger(room) && room >= 0 && room < rooms ? room : 0;
}
