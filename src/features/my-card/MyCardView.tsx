import type { ReactNode } from 'react';
import type { MyCardAnswer } from '@/api/cardCalls';
import { Stack } from '@/design-system/Stack';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { BenefitList } from './BenefitList';
import { CardPass } from './CardPass';
import { DetailsCard } from './DetailsCard';
import { LeaveCard } from './LeaveCard';
import { LevelCard } from './LevelCard';
import { MembershipNotice } from './MembershipNotice';
import { Main, Notices, Page, Pass, Rest, ScreenOnly } from './myCard.styles';
import type { MyCardLinks } from './myCardProps';
import { RenewNotice } from './RenewNotice';
import { TransactionList } from './TransactionList';
import type { Transactions } from './transactions';
import type { Leaving } from './useLeaving';

interface Props {
  readonly answer: MyCardAnswer & { readonly card: LoyaltyCard };
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly transactions: Transactions | null;
  readonly wallet: ReactNode;
  readonly links: MyCardLinks;
  readonly leaving: Leaving;
}

/** The card and all that belongs to it. */
export function MyCardView({ answer, isChecking, onCheck, transactions, wallet, links, leaving }: Props) {
  const { card, benefits, saved, levels } = answer;
  return (
    <>
      <Notices>
        <MembershipNotice status={card.status} links={links} isChecking={isChecking} onCheck={onCheck} />
        <RenewNotice card={card} href={links.renew} />
      </Notices>
      <Page>
        <Pass>
          <CardPass card={card} renewHref={links.renew} />
        </Pass>
        <Main>
          <Stack gap={5}>
            <LevelCard card={card} levels={levels} />
            <BenefitList benefits={benefits} saved={saved} />
            {transactions && (
              <ScreenOnly>
                <TransactionList transactions={transactions} />
              </ScreenOnly>
            )}
          </Stack>
        </Main>
        <Rest>
          <Stack gap={5}>
            <DetailsCard card={card} editHref={links.details} />
            {wallet}
            <LeaveCard card={card} leaving={leaving} />
          </Stack>
        </Rest>
      </Page>
    </>
  );
}
