import { useSession } from '@/session/useSession';
import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { PointsBalance } from '@/domain/price/pointsBalance';
import { explainedBy } from '@/domain/rate/rates';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import { searchWays } from '@/domain/search/searchWithout';
import { pointsText } from '@/i18n/pointsText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** What a guest can do about a rate that is not for them; the page that shows it carries it out. */
export const restrictionWays = ['signIn', 'bookForMyself', ...searchWays] as const;
export type RestrictionWay = (typeof restrictionWays)[number];

/** The ways that are of use now: signing in is for a stranger, the others for a search that can do without something. */
export type WaysToMeet = Readonly<Partial<Record<RestrictionWay, (() => void) | undefined>>>;

/** The ways to meet a reason, the nearest first. Where none is of use, another rate is. */
const waysFor: Readonly<Record<RestrictionReason, readonly RestrictionWay[]>> = {
  ASOM_NOT_ALLOWED: ['leaveMembershipOut'],
  ASOM_REQUIRED: ['signIn', 'leaveMembershipOut'],
  BOOKING_FOR_OTHER_NOT_ALLOWED: ['bookForMyself'],
  BOOKING_FOR_OTHER_REQUIRES_PAYMENT: ['bookForMyself'],
  LOGIN_REQUIRED: ['signIn'],
  ONLY_S_BANK_PAYMENTS: ['dropCode'],
  STAFF_MEMBERSHIP_REQUIRED: ['signIn', 'dropCode'],
  SUFFICIENT_S_POINTS_REQUIRED: ['payWithMoney'],
  S_CARD_NOT_ALLOWED: ['leaveMembershipOut'],
  S_CARD_REQUIRED: ['signIn', 'leaveMembershipOut'],
};

interface Props {
  readonly reasons: readonly RestrictionReason[];
  readonly ways: WaysToMeet;
  /** For a price in points: what the guest has, and what is lacking. */
  readonly points?: PointsBalance | null;
}

/** Why a rate cannot be chosen, each reason once, and the nearest way to meet each. */
export function RestrictionNotice({ reasons, ways, points = null }: Props) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const explained = explainedBy(reasons);
  const session = useSession();
  const isExpired = session.kind === 'authenticated' && session.customer.sCard?.validity === 'EXPIRED';
  // The points of an expired card do not count, however many there are.
  const isCardExpired = isExpired && explained.includes('SUFFICIENT_S_POINTS_REQUIRED');
  const nearest = explained.map((reason) => waysFor[reason].find((way) => ways[way]));
  return (
    <Notice
      tone="info"
      actions={
        <>
          {restrictionWays
            .filter((way) => nearest.includes(way))
            .map((way) => (
              <Button key={way} variant="secondary" size="small" onClick={ways[way]}>
                {t(`restrictions.ways.${way}`)}
              </Button>
            ))}
          {isCardExpired && (
            <LinkButton as={SiteLink} variant="secondary" size="small" href={pathOf('sCardRenewal', locale)}>
              {t('restrictions.ways.renewCard')}
            </LinkButton>
          )}
          {reasons.includes('S_CARD_REQUIRED') && (
            <LinkButton as={SiteLink} variant="quiet" size="small" href={pathOf('sCard', locale)}>
              {t('restrictions.ways.aboutCard')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack as="span" gap={1}>
        {explained.map((reason) => (
          <span key={reason}>
            {t(
              isCardExpired && reason === 'SUFFICIENT_S_POINTS_REQUIRED'
                ? 'restrictions.cardExpired'
                : `restrictions.${reason}`,
            )}
          </span>
        ))}
        {points && !isCardExpired && explained.includes('SUFFICIENT_S_POINTS_REQUIRED') && (
          <span>{pointsText(points, translator)}</span>
        )}
      </Stack>
    </Notice>
  );
}
