import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import type { MembershipStatus } from '@/domain/card/loyaltyCard';
import { statusesByCall } from '@/domain/card/statusesByCall';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { REMOVE_CARD_ID } from './LeaveCard';
import type { MyCardLinks } from './myCardProps';

type Way = 'check' | 'details' | 'remove';

/**
 * What the holder can do about each status beside calling. Another card cannot be bought or connected while this one is
 * in the account.
 */
const ways: Readonly<Record<Exclude<MembershipStatus, 'ACTIVE'>, readonly Way[]>> = {
  ACKNOWLEDGED: ['check'],
  ACTIVATING: ['check'],
  ACTIVATION_FAILURE: [],
  INVITATION_INVALID: ['remove'],
  INVITATION_PENDING: ['check'],
  MISMATCH: ['details'],
  NOT_FOUND: [],
  TERMINATED: ['remove'],
  TERMINATING_FAILURE: [],
  UNKNOWN: ['check'],
};

/** Statuses that pass by themselves, or wait for nothing but the holder. */
const calm: readonly MembershipStatus[] = ['ACKNOWLEDGED', 'ACTIVATING', 'INVITATION_PENDING', 'UNKNOWN'];

interface Props {
  readonly status: MembershipStatus;
  readonly links: MyCardLinks;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
}

/** How a membership stands that is not plainly active, and what to do. */
export function MembershipNotice({ status, links, isChecking, onCheck }: Props) {
  const { t } = useTranslator();
  if (status === 'ACTIVE') return null;
  const controlOf = (way: Way) => {
    switch (way) {
      case 'check':
        return (
          <Button
            key={way}
            variant="secondary"
            isLoading={isChecking}
            loadingLabel={t('myCard.loading')}
            onClick={onCheck}
          >
            {t('myCard.status.check')}
          </Button>
        );
      case 'remove':
        return (
          <LinkButton key={way} href={`#${REMOVE_CARD_ID}`} variant="secondary">
            {t('myCard.leave.remove')}
          </LinkButton>
        );
      case 'details':
        return (
          <LinkButton key={way} as={SiteLink} href={links.details} variant="secondary">
            {t('myCard.status.details')}
          </LinkButton>
        );
    }
  };
  return (
    <Notice
      tone={calm.includes(status) ? 'info' : 'warning'}
      title={t(`myCard.status.${status}.title`)}
      headingLevel={2}
      actions={
        <>
          {ways[status].map(controlOf)}
          {statusesByCall.includes(status) && <CallControl />}
        </>
      }
    >
      {t(`myCard.status.${status}.body`)}
    </Notice>
  );
}
