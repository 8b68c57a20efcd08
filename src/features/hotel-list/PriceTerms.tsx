import { useRef } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { PlacePrices } from './placePrices';

/** What the prices of the hotels are for, or that they did not come, with a way to ask again. */
export function PriceTerms({ prices }: { readonly prices: PlacePrices | null }) {
  const { t } = useTranslator();
  const termsRef = useRef<HTMLParagraphElement>(null);
  const retry = prices?.retry;
  return (
    <Inline gap={2}>
      {/* A line is kept free for the time before. */}
      <Text size="label" tone="muted" role="status" ref={termsRef} tabIndex={-1}>
        {prices?.terms ?? '\u00a0'}
      </Text>
      {retry && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            // The button goes when the prices come.
            termsRef.current?.focus();
            retry();
          }}
        >
          {t('errors.actions.retry')}
        </Button>
      )}
    </Inline>
  );
}
