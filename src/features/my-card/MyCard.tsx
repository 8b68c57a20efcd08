import type { CardCalls, MyCardAnswer } from '@/api/cardCalls';
import type { QueryResult } from '@/api/useQueryResult';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useEditSuccess } from '@/state/mySCardState';
import { DetailsForm } from './DetailsForm';
import { LeftNotice } from './LeftNotice';
import { MyCardSkeleton } from './MyCardSkeleton';
import { MyCardView } from './MyCardView';
import type { MyCardProps } from './myCardProps';
import { NoCard } from './NoCard';
import type { Transactions } from './transactions';
import { useLeaving } from './useLeaving';

interface Props extends MyCardProps {
  readonly found: QueryResult<MyCardAnswer>;
  readonly calls: CardCalls;
  /** Null where they are switched off. */
  readonly transactions: Transactions | null;
}

/** The card of who is signed in: the page of it, or the form of its details. */
export function MyCard({ found, calls, transactions, wallet, links, editing, onLeft }: Props) {
  const reload = () => {
    if (found.state === 'ready') found.refetch();
    else if (found.state === 'failed') found.retry();
  };
  const leaving = useLeaving(calls, () => {
    reload();
    onLeft();
  });
  const { left } = leaving;
  const said = left && <LeftNotice key={left.kind} left={left} withdrawHref={links.withdraw} />;
  if (found.state === 'loading') return <MyCardSkeleton />;
  const retry = () => {
    reload();
    focusPageHeading();
  };
  const lost = found.state === 'failed' && <FailureNotice failure={found.failure} headingLevel={2} onAction={retry} />;
  const isRefetching = found.state === 'ready' && found.isRefetching;
  // What was answered before the card left is no longer so.
  const earlier = found.state === 'failed' && !left ? found.earlier : null;
  const data = found.state === 'ready' ? found.data : earlier;
  if (!data) {
    return (
      <Stack gap={5}>
        {said}
        {lost}
      </Stack>
    );
  }
  if (isRefetching && left && left.kind !== 'tooLate') return said;
  if (!data.card) {
    return (
      <Stack gap={5}>
        {said}
        <NoCard links={links} />
      </Stack>
    );
  }
  if (editing.isOpen) {
    return (
      <DetailsForm
        card={data.card}
        countries={editing.countries}
        pageHref={links.page}
        editCard={calls.editCard}
        onSaved={() => {
          reload();
          editing.onSaved();
        }}
      />
    );
  }
  return (
    <Stack gap={5}>
      <SavedNotice />
      {said}
      {lost}
      <MyCardView
        answer={{ ...data, card: data.card }}
        isChecking={isRefetching}
        onCheck={reload}
        transactions={transactions}
        wallet={wallet}
        links={links}
        leaving={leaving}
      />
    </Stack>
  );
}

function SavedNotice() {
  const { t } = useTranslator();
  const { isShown, close } = useEditSuccess();
  if (!isShown) return null;
  return (
    <Notice
      tone="success"
      live="polite"
      title={t('myCard.details.saved')}
      onDismiss={close}
      dismissLabel={t('myCard.details.close')}
    />
  );
}
