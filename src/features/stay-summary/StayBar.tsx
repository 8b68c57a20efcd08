import { useState } from 'react';
import { BottomBar } from '@/design-system/BottomBar';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Icon } from '@/design-system/Icon';
import { ChevronUp } from '@/design-system/icons';
import { Price } from '@/design-system/Price';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StaySummary } from './StaySummary';
import { useStaySummary } from './useStaySummary';

/** The bar of a narrow window: dates or price, and a button that opens the whole summary. */
export function StayBar({ onChangeStay }: { readonly onChangeStay: () => void }) {
  const { t, format } = useTranslator();
  const [isOpen, setOpen] = useState(false);
  const stay = useStaySummary();
  if (!stay) return null;
  const hasPrice = stay.rooms.some(({ summary }) => summary !== null);
  return (
    <BottomBar>
      {hasPrice ? (
        <Price
          amount={format.money(stay.price.total)}
          detail={stay.isWhole ? t('staySummary.total') : t('staySummary.soFar')}
        />
      ) : (
        <Text weight="bold">{format.dateRange(stay.stay)}</Text>
      )}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('staySummary.title')}
        <Icon of={ChevronUp} size="small" />
      </Button>
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
    </BottomBar>
  );
}
