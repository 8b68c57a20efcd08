import { LostPart } from '@/errors/LostPart';
import { SiteLink } from '@/routes/SiteLink';
import { useRouter } from 'next/router';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { BottomBar } from '@/design-system/BottomBar';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { NoticeList } from '@/design-system/NoticeList';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { StepProgress } from '@/design-system/StepProgress';
import { Text } from '@/design-system/Text';
import { NarrowOnly, TwoColumn } from '@/design-system/TwoColumn';
import type { FlowPosition } from '@/domain/stay/flowSteps';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import type { SearchCriteria } from '@/domain/search/search';
import { steps } from '@/domain/stay/steps';
import type { Step } from '@/domain/stay/steps';
import type { OrderDecision } from '@/features/payment/ExistingOrder';
import { StayBar } from '@/features/stay-summary/StayBar';
import { StayLine } from '@/features/stay-summary/StayLine';
import { StaySummary } from '@/features/stay-summary/StaySummary';
import { useSellsExtras } from '@/flags/useSellsExtras';
import { StepOfManyProvider } from '@/forms/WayOn';
import type { WayOn } from '@/forms/WayOn';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf, pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { openSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { ReservationFlow } from '@/state/reservationFlowShape';
import { EarlyPicture } from '../parts/EarlyPicture';
import { EarlyText } from '../parts/EarlyText';
import type { PageContent } from '../page-data/pageProps';
import { ScreenLayout } from './ScreenLayout';
import { hrefOfPosition, nextHref, nextRoom, openPosition, shownSteps } from '../parts/bookingSteps';
import { useHydrated } from '@/browser/useHydrated';

/** Few guests come back to a step after ordering. */
const ExistingOrder = dynamic(() => import('../ExistingOrderScreen').then((file) => file.ExistingOrderScreen), {
  loading: LostPart,
});

/** The steps that show the hotel's notices: the first, where the guest decides, and the last. */
const noticeSteps: readonly Step[] = ['chooseRoom', 'checkAndConfirm'];

interface Props {
  readonly step: Step;
  /** The page's title, and the heading for the room that the step is about. */
  readonly title: string;
  readonly heading: (room: number, rooms: number) => string;
  /** What the step is about: the largest text of a phone's first view, so that its paint waits for no script. */
  readonly lead?: string | ((criteria: SearchCriteria | null) => ReactNode);
  /** For the time until the API has described the hotel of the stay. */
  readonly knownHotels?: PageContent['knownHotels'];
  readonly children: (step: OpenStep) => ReactNode;
}

/** What a step gets once it may be shown. */
export interface OpenStep {
  readonly stay: ChosenStay;
  readonly position: FlowPosition;
  /** The room the step is about, from 0. */
  readonly room: number;
  readonly flow: ReservationFlow;
  /** Where the guest goes after this page. */
  readonly next: string;
  /** Where they go once the rate of the room is chosen too. */
  readonly afterRate: string;
  /** Where they go after the rates of all rooms. */
  readonly afterRooms: string;
}

/** A step of booking: its place in the flow, the task, and the stay's summary beside it. */
export function BookingFrame(props: Props) {
  return (
    <StateRoot>
      <Frame {...props} />
    </StateRoot>
  );
}

function Frame({ step, title, heading, lead, knownHotels, children }: Props) {
  const { t, locale, contentLang } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const { flow } = useReservationFlow();
  const sellsExtras = useSellsExtras();
  const { hotel: beginning, room: asked } = router.query;
  const criteria = isHydrated && router.isReady && !beginning ? flow.criteria : null;
  const position = criteria && openPosition(flow, step, typeof asked === 'string' ? asked : null, sellsExtras);
  const isOpen = position !== null && position.step === step;
  // The last step sends the order, and shows one that is being sent itself.
  const isLast = step === 'checkAndConfirm';
  const isKnown = isHydrated && router.isReady && !beginning && !flow.paymentState;
  // Another tab may have ended the flow at its last step: the guest then sees the outcome.
  const isUnbegun = isKnown && flow.criteria === null && !isLast;
  // An earlier room has lost its rate: the page is about that room now, and the address follows.
  const isOfOtherRoom = isOpen && step === 'chooseRate' && position.room !== Number(asked ?? 0);
  const isElsewhere = isKnown && !isUnbegun && (!isOpen || isOfOtherRoom);
  const isGated = isHydrated && flow.paymentState !== null && !isLast;
  const [decision, setDecision] = useState<OrderDecision | null>(null);
  const hotelId = criteria?.destination.kind === 'hotel' ? criteria.destination.hotelId : '';
  const hotel = criteria && (flow.hotel ?? knownHotels?.[hotelId] ?? null);
  const elsewhere = position ? hrefOfPosition(position, locale) : pathOf('paymentReturn', locale);

  useEffect(() => {
    // A step that is not open yet redirects to the first incomplete one.
    if (isElsewhere) void router.replace(elsewhere);
  }, [router, isElsewhere, elsewhere]);

  return (
    <ScreenLayout route={step} title={title} brand={hotel?.brand ?? 'pending'}>
      <Stack gap="step">
        <StepProgress
          label={t('staySummary.steps.label')}
          completeLabel={t('staySummary.steps.complete')}
          linkAs={SiteLink}
          steps={shownSteps(sellsExtras).map((each) => ({
            id: each,
            label: t(`staySummary.steps.${each}`),
            state: stateOf(each, step),
            href: isBefore(each, step) && criteria ? hrefOf(each, locale) : undefined,
          }))}
        />
        {/* Keeps the line's height while the hotel is not known. */}
        <Stack gap={2}>
          <PageHeading above={<EarlyText name="hotel" text={hotel && hotel.name} />}>
            {isOpen ? heading(position.room ?? 0, flow.roomChoices.length) : title}
          </PageHeading>
          {lead && <Text tone="muted">{typeof lead === 'string' ? lead : lead(criteria)}</Text>}
        </Stack>
        {step === 'chooseRoom' && <EarlyPicture hotel={criteria && (hotel ?? undefined)} />}
        {decision && (
          <Notice tone="info" live="polite" title={t(`order.decided.${decision}.title`)}>
            {t(`order.decided.${decision}.body`)}
          </Notice>
        )}
        {isGated && (
          <ExistingOrder
            onDecided={(decided) => {
              setDecision(decided);
              focusPageHeading();
            }}
          />
        )}
        {!isGated && criteria && isOpen && (
          <>
            {noticeSteps.includes(step) && <NoticeList notices={flow.hotel?.notifications ?? []} lang={contentLang} />}
            <Task
              step={step}
              position={position}
              criteria={criteria}
              flow={flow}
              onChangeStay={() => openSearchDrawer(criteria)}
            >
              {children}
            </Task>
          </>
        )}
        {isUnbegun && (
          <EmptyState
            title={t('staySummary.none.title')}
            actions={
              <LinkButton as={SiteLink} href={pathOf('searchResults', locale)}>
                {t('staySummary.none.search')}
              </LinkButton>
            }
          >
            {t('staySummary.none.body')}
          </EmptyState>
        )}
        {!isGated && !isUnbegun && !(criteria && isOpen) && <StepSkeleton />}
      </Stack>
    </ScreenLayout>
  );
}

interface TaskProps extends Pick<Props, 'children' | 'step'> {
  readonly position: FlowPosition;
  readonly criteria: SearchCriteria;
  readonly flow: ReservationFlow;
  readonly onChangeStay: () => void;
}

type BesideWay = Pick<ComponentProps<typeof WayOn>, 'picked' | 'saysTotal'>;

/** What a step asks, with the stay beside it and the way on at the foot of the window. */
function Task({ step, position, criteria, flow, onChangeStay, children }: TaskProps) {
  const { t, locale } = useTranslator();
  const sellsExtras = useSellsExtras();
  const isLast = step === 'checkAndConfirm';
  const room = nextRoom(flow, position, sellsExtras);
  const afterRateOf = (index: number) => nextHref(flow, { step: 'chooseRate', room: index }, locale, sellsExtras);
  // The last step has the price, line by line, between the summary and the button.
  const summary = <StaySummary hasTotal={!isLast} onChangeStay={onChangeStay} />;
  const way = {
    beside: ({ picked = null, saysTotal = false }: BesideWay) =>
      isLast ? <StayLine hasTotal={!saysTotal} /> : <StayBar picked={picked} onChangeStay={onChangeStay} />,
    first: isLast ? <NarrowOnly>{summary}</NarrowOnly> : null,
    label: room === null ? null : t('staySummary.nextRoom', { number: room + 1 }),
  };
  return (
    <StepOfManyProvider value={way}>
      <TwoColumn aside={summary} asideLabel={t('staySummary.title')} isAsideWideOnly isAsideFirst={isLast}>
        {children({
          stay: {
            criteria,
            placement: flow.roomPlacement,
            choices: flow.roomChoices,
            isForOther: flow.contactInformation.isForOther,
          },
          position,
          room: position.room ?? 0,
          flow,
          next: nextHref(flow, position, locale, sellsExtras),
          afterRate: afterRateOf(position.room ?? 0),
          afterRooms: afterRateOf(flow.roomChoices.length - 1),
        })}
      </TwoColumn>
      {/* Each room has its own button there. */}
      {step === 'chooseRoom' && <BottomBar beside={way.beside({})} />}
    </StepOfManyProvider>
  );
}

const isBefore = (a: Step, b: Step) => steps.indexOf(a) < steps.indexOf(b);

function stateOf(each: Step, current: Step): 'complete' | 'current' | 'upcoming' {
  if (each === current) return 'current';
  return isBefore(each, current) ? 'complete' : 'upcoming';
}

function StepSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('staySummary.loading')}>
      <Stack gap={5}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </Stack>
    </LoadingRegion>
  );
}
