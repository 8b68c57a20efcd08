import { useId } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { RowList } from '@/design-system/RowList';
import { SelectField } from '@/design-system/SelectField';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { transactionFilters } from '@/domain/loyaltyCard';
import type { TransactionFilter } from '@/domain/loyaltyCard';
import { money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Transactions } from './transactions';
import { TransactionRow } from './TransactionRow';

interface Props {
  readonly filter: TransactionFilter;
  readonly transactions: Transactions;
  readonly onFilter: (filter: TransactionFilter) => void;
}

/** What happened with the card, by kind, page by page, with the totals of all pages. */
export function TransactionList({ filter, transactions, onFilter }: Props) {
  const { t, format } = useTranslator();
  const titleId = useId();
  const { items, totals, phase, showMore } = transactions;
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
        {items && items.length > 0 && (
          <RowList>
            {items.map((each) => (
              <li key={each.id}>
                <TransactionRow transaction={each} />
              </li>
            ))}
          </RowList>
        )}
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
          <LoadingRegion label={t('myCard.loading')}>
            <Skeleton shape="card" />
          </LoadingRegion>
        )}
        {phase === 'failed' && (
          <Notice tone="error" live="polite">
            {t('myCard.transactions.failed')}
          </Notice>
        )}
        {showMore && (
          <Button
            variant="secondary"
            isLoading={phase === 'asking'}
            loadingLabel={t('myCard.loading')}
            onClick={showMore}
          >
            {t(phase === 'failed' ? 'myCard.transactions.retry' : 'myCard.transactions.more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
