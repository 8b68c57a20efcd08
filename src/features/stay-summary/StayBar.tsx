import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Icon } from '@/design-system/Icon';
import { ChevronUp } from '@/design-system/icons';
import { Price } from '@/design-system/Price';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StaySummary } from './StaySummary';
import { NarrowFlush } from './StaySummary.styles';
import { useStaySummary } from './useStaySummary';

/** In the bar of a narrow window: the price, or the dates before there is one, as the button to the whole summary. */
export function StayBar({ onChangeStay }: { readonly onChangeStay: () => void }) {
  const { t, format } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const stay = useStaySummary();
  if (!stay) return null;
  const hasPrice = stay.rooms.some(({ summary }) => summary !== null);
  return (
    <>
      <NarrowFlush>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Price
            amount={hasPrice ? format.money(stay.price.total) : format.dateRange(stay.stay)}
            detail={
              <>
                {hasPrice && <VisuallyHidden>{t(`staySummary.${stay.isWhole ? 'total' : 'soFar'}`)}, </VisuallyHidden>}
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
