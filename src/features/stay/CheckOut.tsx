import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { PlainAnswer } from '@/api/usePlainAnswer';
import type { QueryResult } from '@/api/useQueryResult';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { Button } from '@/design-system/Button';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import type { Invoice } from '@/domain/reservation/invoice';
import { optionState } from '@/domain/reservation/optionState';
import type { Reservation } from '@/domain/reservation/reservation';
import type { StayProgress } from '@/domain/reservation/stayProgress';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Bill } from './Bill';
import { NotPossible } from './NotPossible';
import type { StayCalls } from './stayCalls';
import { StayFailure } from './StayFailure';
import { StayFrame } from './StayFrame';
import type { StayPageProps } from './StayFrame';
import { useStayChange } from './useStayChange';

export interface CheckOutProps extends StayPageProps {
  /** Renders the way to pay, which is another feature; `reload` loads the reservation again. */
  readonly payment: (reservation: Reservation, reload: () => void) => ReactNode;
  /** Called with the reservation shown, each time it changes. */
  readonly onShown: (reservation: Reservation) => void;
}

interface Props extends CheckOutProps {
  readonly found: QueryResult<Reservation>;
  readonly calls: Pick<StayCalls, 'checkOut'>;
  readonly bill: PlainAnswer<readonly Invoice[], Failure>;
}

/** Leaving: the bill, a way to pay what is left, and checking out. */
export function CheckOut(props: Props) {
  const { t } = useTranslator();
  const { found, onShown } = props;
  useEffect(() => {
    if (found.state === 'ready') onShown(found.data);
  }, [found, onShown]);
  return (
    <StayFrame title={t('onlineStay.checkOut.title')} found={found} page={props}>
      {(reservation, progress, reload) => (
        <Leaving {...props} reservation={reservation} progress={progress} reload={reload} />
      )}
    </StayFrame>
  );
}

interface ShownProps extends Props {
  readonly reservation: Reservation;
  readonly progress: StayProgress;
  readonly reload: () => void;
}

function Leaving({ reservation, progress, reload, calls, bill, payment }: ShownProps) {
  const { t } = useTranslator();
  const now = useMinuteClock();
  const departure = useStayChange(reload);
  const { hotel, options } = reservation;
  const hasLeft = progress.checkedOutAt !== null;
  const state = optionState('checkOut', reservation, now);
  const isOpen = reservation.balance.amount > 0;
  const checkOut = async (): Promise<void> => {
    if (await departure.run(() => calls.checkOut(reservation))) focusPageHeading();
  };
  return (
    <>
      {hasLeft && (
        <Notice
          tone="success"
          headingLevel={2}
          title={t('onlineStay.checkOut.done')}
          actions={
            <Button variant="secondary" onClick={() => window.print()}>
              {t('onlineStay.checkOut.print')}
            </Button>
          }
        >
          {t('onlineStay.checkOut.doneBody')}
        </Notice>
      )}
      <TheBill bill={bill} roomNumbers={progress.roomNumbers} />
      {!hasLeft && isOpen && options.guarantee.allowed && payment(reservation, reload)}
      <StayFailure failure={departure.failure} hotel={hotel} />
      {!hasLeft && state.kind !== 'possible' && (
        <NotPossible state={state} hotel={hotel} title={t('onlineStay.checkOut.not')} headingLevel={2} />
      )}
      {!hasLeft && state.kind === 'possible' && (
        <Stack gap={3} align="start">
          <Text>{t('onlineStay.checkOut.ready')}</Text>
          <Button
            size="large"
            isLoading={departure.isUnderWay}
            loadingLabel={t('onlineStay.checkOut.busy')}
            onClick={() => void checkOut()}
          >
            {t('onlineStay.checkOut.act')}
          </Button>
        </Stack>
      )}
    </>
  );
}

function TheBill({ bill, roomNumbers }: Pick<Props, 'bill'> & Pick<StayProgress, 'roomNumbers'>) {
  const { t } = useTranslator();
  if (bill.failure) return <FailureNotice failure={bill.failure} onAction={() => bill.askAgain()} />;
  if (bill.answer) return <Bill invoices={bill.answer} roomNumbers={roomNumbers} />;
  return (
    <LoadingRegion label={t('onlineStay.checkOut.loading')}>
      <Skeleton shape="card" />
    </LoadingRegion>
  );
}
