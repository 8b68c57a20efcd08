import { Disclosure } from '@/design-system/Disclosure';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { CardTransaction, CardTransactionLine } from '@/domain/loyaltyCard';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';

/** One receipt: where, when, what it cost and earned; its lines when it is opened. */
export function TransactionRow({ transaction }: { readonly transaction: CardTransaction }) {
  const { t, format, contentLang } = useTranslator();
  const { date, place, kind, total, points, lines } = transaction;
  const earned = points === 0 ? null : format.money(money(points * 100, 'S_POINT'));
  return (
    <Stack gap={1}>
      <Inline gap={3} justify="between" align="baseline">
        <Text weight="bold" lang={contentLang}>
          {place}
        </Text>
        <Text numbers="tabular">{format.money(total)}</Text>
      </Inline>
      <Text tone="muted" size="label">
        {[format.date(date), t(`myCard.transactions.kind.${kind}`), ...(earned ? [earned] : [])].join(' · ')}
      </Text>
      {lines.length > 0 && (
        <Disclosure summary={t('myCard.transactions.lines')}>
          <Stack as="ul" gap={1}>
            {lines.map((line, index) => (
              <li key={index}>
                <Line line={line} />
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

/** Name x quantity, by the rule of lines; alcohol is named as earning nothing. */
function Line({ line }: { readonly line: CardTransactionLine }) {
  const { t, format, contentLang } = useTranslator();
  return (
    <Inline gap={3}>
      <span lang={contentLang}>{`${line.name} x ${format.number(line.quantity)}`}</span>
      <span>{format.money(line.total)}</span>
      {line.isAlcohol && (
        <Text as="span" tone="muted" size="label">
          {t('myCard.transactions.noPoints')}
        </Text>
      )}
    </Inline>
  );
}
