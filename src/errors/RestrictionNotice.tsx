import NextLink from 'next/link';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { explainedBy, isMetBySigningIn } from '@/domain/rates';
import type { RestrictionReason } from '@/domain/ratePlan';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** What a guest can do about a rate that is not for them; what is missing is of no use now. */
export interface WaysToMeet {
  /** For a guest who is not signed in. */
  readonly signIn?: () => void;
  /** For a search that names a membership. */
  readonly leaveMembershipOut?: () => void;
}

interface Props {
  readonly reasons: readonly RestrictionReason[];
  readonly ways: WaysToMeet;
}

/** Why a rate cannot be chosen, each reason once, and one way to meet them. */
export function RestrictionNotice({ reasons, ways }: Props) {
  const { t, locale } = useTranslator();
  const isForSigningIn = reasons.some(isMetBySigningIn);
  const isForStrangers = reasons.includes('ASOM_NOT_ALLOWED') || reasons.includes('S_CARD_NOT_ALLOWED');
  return (
    <Notice
      tone="info"
      actions={
        <>
          {isForSigningIn && ways.signIn && (
            <Button variant="secondary" size="small" onClick={ways.signIn}>
              {t('restrictions.ways.signIn')}
            </Button>
          )}
          {reasons.includes('S_CARD_REQUIRED') && (
            <LinkButton as={NextLink} variant="quiet" size="small" href={pathOf('sCard', locale)}>
              {t('restrictions.ways.aboutCard')}
            </LinkButton>
          )}
          {isForStrangers && ways.leaveMembershipOut && (
            <Button variant="secondary" size="small" onClick={ways.leaveMembershipOut}>
              {t('restrictions.ways.leaveMembershipOut')}
            </Button>
          )}
        </>
      }
    >
      <Stack as="span" gap={1}>
        {explainedBy(reasons).map((reason) => (
          <span key={reason}>{t(`restrictions.${reason}`)}</span>
        ))}
      </Stack>
    </Notice>
  );
}
