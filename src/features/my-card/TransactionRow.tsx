import { Disclosure } from '@/design-system/Disclosure';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { CardTransaction, CardTransactionLine } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReceiptHead } from './myCard.styles';
import { dotted } from '@/i18n/dotted';

/** One receipt: where, when, what it cost and earned; its lines when it is opened. */
export function TransactionRow({ transaction }: { readonly transaction: CardTransaction }) {
  const { lines } = transaction;
  if (lines.length === 0) return <Receipt transaction={transaction} />;
  return (
    <Disclosure summary={<Receipt transaction={transaction} />}>
      <Stack as="ul" gap={1}>
        {lines.map((line, index) => (
          <li key={index}>
            <Line line={line} />
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}

function Receipt({ transaction: { date, place, kind, total, points } }: { readonly transaction: CardTransaction }) {
  const { t, format, contentLang } = useTranslator();
  const earned = points === 0 ? [] : [format.money(money(points * 100, 'S_POINT'))];
  return (
    <ReceiptHead>
      <Text as="span" weight="bold" lang={contentLang}>
        {place}
      </Text>
      <Text as="span" numbers="tabular" weight="medium">
        {format.money(total)}
      </Text>
      <Text as="span" tone="muted" size="label">
        {dotted([format.date(date), t(`myCard.transactions.kind.${kind}`), ...earned])}
      </Text>
    </ReceiptHead>
  );
}

/** Name x quantity, by the rule of lines; alcohol is named as earning nothing. */
function Line({ line }: { readonly line: CardTransactionLine }) {
  const { t, format, contentLang } = useTranslator();
  return (
    <Inline gap={3} align="baseline">
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
