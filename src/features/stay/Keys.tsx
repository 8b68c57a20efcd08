import { Card } from '@/design-system/Card';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { optionState } from '@/domain/reservation/optionState';
import type { Reservation } from '@/domain/reservation/reservation';
import type { StayProgress } from '@/domain/reservation/stayProgress';
import { useTranslator } from '@/i18n/TranslatorContext';
import { KioskCard } from './KioskCard';
import { NotPossible } from './NotPossible';
import { PhoneKey } from './PhoneKey';
import type { StayCalls } from './stayCalls';
import { StayFailure } from './StayFailure';
import { useStayChange } from './useStayChange';

interface Props {
  readonly reservation: Reservation;
  readonly progress: StayProgress;
  readonly calls: StayCalls;
  /** Milliseconds. */
  readonly now: number;
  readonly onReload: () => void;
}

/** Both kinds of keys, once the guest has checked in. */
export function Keys({ reservation, progress, calls, now, onReload }: Props) {
  const { t } = useTranslator();
  const { hotel } = reservation;
  const phone = useStayChange(onReload);
  const card = useStayChange(onReload);
  const phoneState = optionState('createMobileKey', reservation, now);
  const cardState = optionState('createPhysicalKey', reservation, now);
  return (
    <Card as="section" aria-label={t('onlineStay.keys.title')}>
      <Grid kind="fields">
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('onlineStay.keys.phone.title')}
          </Heading>
          <StayFailure failure={phone.failure} hotel={hotel} />
          {phoneState.kind === 'possible' ? (
            <PhoneKey reservation={reservation} progress={progress} calls={calls} change={phone} onReload={onReload} />
          ) : (
            <NotPossible state={phoneState} hotel={hotel} title={t('onlineStay.keys.phone.not')} headingLevel={3} />
          )}
        </Stack>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('onlineStay.keys.card.title')}
          </Heading>
          <StayFailure failure={card.failure} hotel={hotel} />
          {cardState.kind === 'possible' ? (
            <KioskCard
              reservation={reservation}
              roomNumbers={progress.roomNumbers}
              makeCardCode={calls.makeCardCode}
              change={card}
            />
          ) : (
            <NotPossible state={cardState} hotel={hotel} title={t('onlineStay.keys.card.not')} headingLevel={3} />
          )}
        </Stack>
      </Grid>
    </Card>
  );
}
