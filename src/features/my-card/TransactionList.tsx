import { useEffect, useId, useRef } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Notice } from '@/design-system/Notice';
import { RowList } from '@/design-system/RowList';
import { SelectField } from '@/design-system/SelectField';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { transactionFilters } from '@/domain/card/loyaltyCard';
import type { CardTransaction } from '@/domain/card/loyaltyCard';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Transactions } from './transactions';
import { TransactionRow } from './TransactionRow';

/** What happened with the card, by kind, page by page, with the totals of all pages. */
export function TransactionList({ transactions }: { readonly transactions: Transactions }) {
  const { t, format } = useTranslator();
  const titleId = useId();
  const { filter, onFilter, items, totals, phase, showMore } = transactions;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id={titleId}>
          {t('myCard.transactions.title')}
        </Heading>
        <SelectField
          name="filter"
          label={t('myCard.transactions.filter')}
          value={filter}
          onChange={({ target }) => onFilter(transactionFilters.find((each) => each === target.value) ?? 'ALL')}
        >
          {transactionFilters.map((each) => (
            <option key={each} value={each}>
              {t(`myCard.transactions.kind.${each}`)}
            </option>
          ))}
        </SelectField>
        {totals && (
          <DefinitionList
            layout="columns"
            items={[
              { term: t('myCard.transactions.spent'), description: format.money(totals.spent) },
              {
                term: t('myCard.transactions.points'),
                description: format.money(money(totals.points * 100, 'S_POINT')),
              },
            ]}
          />
        )}
        {items && items.length > 0 && <Rows key={filter} items={items} />}
        {items?.length === 0 && <Text>{t('myCard.transactions.none')}</Text>}
        {totals && items && items.length > 0 && (
          <Text tone="muted" role="status">
            {t('myCard.transactions.shown', {
              shown: format.number(items.length),
              total: format.number(totals.count),
            })}
          </Text>
        )}
        {phase === 'asking' && !items && (
          <div aria-busy="true">
            <VisuallyHidden role="status">{t('myCard.transactions.loading')}</VisuallyHidden>
            <Skeleton shape="card" />
          </div>
        )}
        {phase === 'failed' && (
          <Notice tone="error" live="polite">
            {t('myCard.transactions.failed')}
          </Notice>
        )}
        {showMore && (items || phase === 'failed') && (
          <Button
            variant="secondary"
            isLoading={phase === 'asking'}
            loadingLabel={t('myCard.transactions.loading')}
            onClick={showMore}
          >
            {t(phase === 'failed' ? 'myCard.transactions.retry' : 'myCard.transactions.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The first row that "show more" brought takes the focus. */
function Rows({ items }: { readonly items: readonly CardTransaction[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(items.length);
  useEffect(() => {
    const before = shown.current;
    shown.current = items.length;
    const next = list.current?.children[before];
    if (next instanceof HTMLElement) next.focus();
  }, [items.length]);
  return (
    <RowList ref={list}>
      {items.map((each) => (
        <li key={each.id} tabIndex={-1}>
          <TransactionRow transaction={each} />
        </li>
      ))}
    </RowList>
  );
}
