import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { decodeFailureCode } from '@/domain/failure';
import type { Reservation, ReservationOption } from '@/domain/reservation';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly options: Reservation['options'];
  readonly onCancel: () => void;
}

const isOpen = ({ enabled, allowed }: ReservationOption): boolean => enabled && allowed;

/** What can be changed, and the reasons for what cannot. */
export function ReservationOptions({ options, onCancel }: Props) {
  const { t } = useTranslator();
  const { cancel, onlineCancel, guarantee } = options;
  return (
    <Card>
      <Stack gap={4} align="start">
        <Heading level={2} size="h3">
          {t('reservation.options.title')}
        </Heading>
        {isOpen(onlineCancel) ? (
          <Button variant="secondary" onClick={onCancel}>
            {t('reservation.cancel.open')}
          </Button>
        ) : (
          <Stack gap={2} align="start">
            <WhyNot name={t('reservation.options.cancel')} option={onlineCancel} />
            {isOpen(cancel) && (
              <>
                <Text>{t('reservation.options.byPhone')}</Text>
                <FailureActionControl action="call" />
              </>
            )}
          </Stack>
        )}
        {!isOpen(guarantee) && <WhyNot name={t('reservation.options.guarantee')} option={guarantee} />}
      </Stack>
    </Card>
  );
}

function WhyNot({ name, option }: { readonly name: string; readonly option: ReservationOption }) {
  const { t } = useTranslator();
  // An unknown reason is shown as "not offered".
  const { code } = decodeFailureCode('option', option.issueReason ?? 'NOT_AVAILABLE');
  return (
    <Stack gap={1}>
      <Text weight="bold">{name}</Text>
      <Text tone="muted">{t(`optionIssues.${code}`)}</Text>
    </Stack>
  );
}
