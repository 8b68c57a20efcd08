import { useMinuteClock } from '@/browser/useMinuteClock';
import { BottomBar } from '@/design-system/BottomBar';
import { Button } from '@/design-system/Button';
import { Text } from '@/design-system/Text';
import type { EditQuote } from '@/domain/edit/editQuote';
import { isSameMoney } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { cancelTermsText } from './cancelTermsText';
import { priceChange } from './priceChange';

interface Props {
  readonly quote: EditQuote;
  readonly timeZone: string;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
}

/** What a change comes to and the button that makes it, in sight wherever the page is scrolled. */
export function EditConfirm({ quote, timeZone, isSending, onConfirm }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  const now = useMinuteClock();
  const { before, after } = quote.difference;
  const { kind, amount } = priceChange(quote);
  const [terms, newTerms] = [quote.cancelBefore, quote.cancelAfter].map((each) =>
    cancelTermsText(each, now, timeZone, translator),
  );
  return (
    <BottomBar
      beside={
        <Text size="small" numbers="tabular">
          {isSameMoney(before, after) ? (
            t('editing.summary.same')
          ) : (
            <>
              {t('editing.summary.price')}: <strong>{`${format.money(before)} → ${format.money(after)}`}</strong>
            </>
          )}
          {terms !== newTerms && ` · ${newTerms ?? ''}`}
        </Text>
      }
    >
      <Button size="large" isLoading={isSending} loadingLabel={t('editing.confirm.sending')} onClick={onConfirm}>
        {t(`editing.confirm.${kind}`, { amount: format.money(amount) })}
      </Button>
    </BottomBar>
  );
}
