import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Icon } from '@/design-system/Icon';
import { ChevronUp } from '@/design-system/icons';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import { WideOnly } from '@/design-system/TwoColumn';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StaySummary } from './StaySummary';
import { NarrowFlush } from './StaySummary.styles';
import { useStaySummary } from './useStaySummary';

interface Props {
  /** Choices that a step shows before they are stored. */
  readonly picked: readonly RoomChoice[] | null;
  readonly onChangeStay: () => void;
}

/**
 * In the bar of a step: the price. A narrow window has it, or the dates before there is one, as the button to the whole
 * summary.
 */
export function StayBar({ picked, onChangeStay }: Props) {
  const { t, format } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const stay = useStaySummary(picked);
  if (!stay) return null;
  const hasPrice = stay.rooms.some(({ summary }) => summary !== null);
  const totals = [stay.price.total, ...stay.price.otherTotals].map(format.money).join(' + ');
  const totalLabel = t(`staySummary.${stay.isWhole ? 'total' : 'soFar'}`);
  return (
    <>
      {hasPrice && (
        <WideOnly>
          <Text as="span" weight="bold" numbers="tabular">
            {totalLabel}: {totals}
          </Text>
        </WideOnly>
      )}
      <NarrowFlush>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Price
            amount={hasPrice ? totals : format.dateRange(stay.stay)}
            detail={
              <>
                {hasPrice && <VisuallyHidden>{totalLabel}, </VisuallyHidden>}
                {t('staySummary.title')}
              </>
            }
            size={hasPrice ? 'medium' : 'small'}
          />
          <Icon of={ChevronUp} size="small" />
        </Button>
      </NarrowFlush>
      <Dialog
        variant="sheet"
        isOpen={isOpen}
        title={t('staySummary.title')}
        closeLabel={t('staySummary.close')}
        onClose={() => setOpen(false)}
      >
        <StaySummary
          onChangeStay={() => {
            setOpen(false);
            onChangeStay();
          }}
        />
      </Dialog>
    </>
  );
}
