import { SiteLink } from '@/routes/SiteLink';
import type { QueryResult } from '@/api/useQueryResult';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { arrivalStep, hasEveryNotice } from '@/domain/reservation/arrival';
import type { Country } from '@/domain/search/destinations';
import { optionState } from '@/domain/reservation/optionState';
import type { Reservation } from '@/domain/reservation/reservation';
import type { StayProgress } from '@/domain/reservation/stayProgress';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Keys } from './Keys';
import { CheckInOpens, NotPossible } from './NotPossible';
import { Notices } from './Notices';
import type { StayCalls } from './stayCalls';
import { StayFailure } from './StayFailure';
import { StayFrame } from './StayFrame';
import type { StayPageProps } from './StayFrame';
import { useStayChange } from './useStayChange';

export interface CheckInProps extends StayPageProps {
  readonly countries: readonly Country[];
  readonly checkOutHref: string;
}

interface Props extends CheckInProps {
  readonly found: QueryResult<Reservation>;
  readonly calls: StayCalls;
}

/** Arriving: the passenger notices, checking in when it is time, the room and its keys. */
export function CheckIn(props: Props) {
  const { t } = useTranslator();
  return (
    <StayFrame
      title={t('onlineStay.checkIn.title')}
      titleInHouse={t('onlineStay.checkIn.inHouse')}
      found={props.found}
      page={props}
    >
      {(reservation, progress, reload) => (
        <Arriving {...props} reservation={reservation} progress={progress} reload={reload} />
      )}
    </StayFrame>
  );
}

interface ShownProps extends Props {
  readonly reservation: Reservation;
  readonly progress: StayProgress;
  readonly reload: () => void;
}

function Arriving({ reservation, progress, reload, calls, countries, checkOutHref }: ShownProps) {
  const { t, format } = useTranslator();
  const now = useMinuteClock();
  const notices = useStayChange(reload);
  const arrival = useStayChange(reload);
  const { hotel, status } = reservation;
  const step = arrivalStep(reservation, progress, now);
  const state = optionState('checkIn', reservation, now);
  if (step === 'inHouse') {
    const numbers = format.list(progress.roomNumbers);
    return (
      <>
        <Notice
          tone="success"
          headingLevel={2}
          title={t('onlineStay.checkIn.done')}
          actions={
            status === 'DUE_OUT' && (
              <LinkButton as={SiteLink} href={checkOutHref}>
                {t('onlineStay.checkOut.title')}
              </LinkButton>
            )
          }
        >
          <Text size="lead">
            {t(progress.roomNumbers.length > 1 ? 'onlineStay.checkIn.rooms' : 'onlineStay.checkIn.room', {
              room: numbers,
            })}
          </Text>
        </Notice>
        <Keys reservation={reservation} progress={progress} calls={calls} now={now} onReload={reload} />
      </>
    );
  }
  if (step === 'over' && state.kind !== 'possible') {
    return <NotPossible state={state} hotel={hotel} title={t('onlineStay.checkIn.not')} headingLevel={2} />;
  }
  const hasNotices = hasEveryNotice(reservation, progress);
  const checkIn = async (): Promise<void> => {
    if (await arrival.run(() => calls.checkIn(reservation))) focusPageHeading();
  };
  return (
    <>
      {/* Before the form, which may be filled in earlier. */}
      {state.kind === 'notYet' && state.from.kind === 'time' ? (
        <CheckInOpens from={state.from} hotel={hotel} hasNotices={hasNotices} />
      ) : (
        state.kind !== 'possible' && (
          <NotPossible state={state} hotel={hotel} title={t('onlineStay.checkIn.not')} headingLevel={2} />
        )
      )}
      <Notices
        reservation={reservation}
        roomsWithNotice={progress.roomsWithNotice}
        countries={countries}
        now={now}
        isSaving={notices.isUnderWay}
        onSave={(roomIndex, notice) => notices.run(() => calls.saveNotice(reservation, roomIndex, notice))}
      />
      <StayFailure failure={notices.failure} hotel={hotel} />
      <StayFailure failure={arrival.failure} hotel={hotel} />
      {state.kind === 'possible' && (
        <Stack gap={3} align="start">
          <Text>{t(hasNotices ? 'onlineStay.checkIn.ready' : 'onlineStay.checkIn.noticesFirst')}</Text>
          {hasNotices && (
            <Button
              size="large"
              isLoading={arrival.isUnderWay}
              loadingLabel={t('onlineStay.checkIn.busy')}
              onClick={() => void checkIn()}
            >
              {t('onlineStay.checkIn.act')}
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}
