import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { OfferChange } from '@/domain/price/requote';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FailureAction } from '@/errors/presentation';
import { useMinuteClock } from '@/browser/useMinuteClock';
import type { Decision } from './decision';
import { OfferChangeView } from './OfferChangeView';
import { ProblemList } from './ProblemList';

interface Props {
  /** Null while there is nothing to decide. */
  readonly decision: Decision | null;
  readonly isOpen: boolean;
  readonly timeZone: string;
  readonly onAccept: (change: OfferChange) => void;
  readonly onWayOut: (action: FailureAction, roomIndex: number | null) => void;
  /** Closes it; the order waits until the guest has decided. */
  readonly onClose: () => void;
}

/** The order was refused, or the offer changed: each reason at its room, and every way to go on. */
export function DecisionDialog({ decision, isOpen, timeZone, onAccept, onWayOut, onClose }: Props) {
  const { t, format } = useTranslator();
  const now = useMinuteClock();
  const change = decision?.change ?? null;
  const problems = decision?.problems ?? [];
  return (
    <Dialog
      isOpen={isOpen && decision !== null}
      title={t(problems.length > 0 ? 'checkAndConfirm.decision.problems' : 'checkAndConfirm.decision.changed')}
      closeLabel={t('staySummary.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('checkAndConfirm.decision.back')}
          </Button>
          {change && problems.length === 0 && (
            <Button onClick={() => onAccept(change)}>
              {t('checkAndConfirm.acceptPrice', { total: format.money(change.difference.after) })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Text>{t('checkAndConfirm.decision.nothingBooked')}</Text>
        <ProblemList problems={problems} onWayOut={onWayOut} />
        {change && <OfferChangeView change={change} timeZone={timeZone} now={now} />}
      </Stack>
    </Dialog>
  );
}
