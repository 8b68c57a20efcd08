import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly title: string;
  /** What failed; null when the guest came without a key. */
  readonly failure: ReactNode;
  readonly emptyTitle: string;
  readonly body: string;
  readonly findHref: string;
}

/** No reservation to show: why, how to find it, and whom to call. */
export function NoReservation({ title, failure, emptyTitle, body, findHref }: Props) {
  const { t } = useTranslator();
  const ways = (
    <>
      <LinkButton as={SiteLink} href={findHref}>
        {t('reservation.find.title')}
      </LinkButton>
      {failure && <FailureActionControl action="call" />}
    </>
  );
  return (
    <Stack gap={6}>
      <PageHeading>{title}</PageHeading>
      {failure ? (
        <Stack gap={4} align="start">
          {failure}
          {ways}
        </Stack>
      ) : (
        <EmptyState title={emptyTitle} actions={ways}>
          {body}
        </EmptyState>
      )}
    </Stack>
  );
}
