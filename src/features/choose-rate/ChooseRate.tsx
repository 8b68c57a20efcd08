import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import type { QueryResult } from '@/api/useQueryResult';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { askedCode } from '@/domain/search/askedCode';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { nights } from '@/domain/localDate';
import { pointsOf, pointsTaken } from '@/domain/price/pointsBalance';
import { occupanciesOf } from '@/domain/stay/placement';
import { rateOptions } from '@/domain/rate/rateOptions';
import type { RateOption } from '@/domain/rate/rateOptions';
import { renewExtras } from '@/domain/stay/renewExtras';
import { chooseRate } from '@/domain/stay/roomChoice';
import type { ChosenRate, RoomChoice } from '@/domain/stay/roomChoice';
import type { RatedOffer } from '@/domain/rate/rates';
import { breakfastToAdd } from '@/domain/stay/roomExtras';
import { sameInRest } from '@/domain/stay/sameInRest';
import { FailureNotice } from '@/errors/FailureNotice';
import { LostPart } from '@/errors/LostPart';
import { waysToMeet } from '@/errors/waysToMeet';
import type { StepWayOut } from '@/errors/waysToMeet';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { goToSignIn } from '@/session/goToSignIn';
import { askToSignIn, closeSignInQuestion, useSignInQuestion } from '@/session/signInQuestion';
import { useSession } from '@/session/useSession';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { useWordsOf } from '@/state/useWordsOf';
import { ChooseRateSkeleton } from './ChooseRateSkeleton';
import { ChooseRateView } from './ChooseRateView';

/** For the few who press a rate that is not for strangers. */
const SignInQuestion = dynamic(() => import('./SignInQuestion').then((file) => file.SignInQuestion), {
  ssr: false,
  loading: LostPart,
});

export interface ChooseRateProps {
  readonly stay: ChosenStay;
  /** Which room of the stay, from 0. */
  readonly index: number;
  /** The rate that the address names: the one that a guest signed in for. */
  readonly askedRefId: string | null;
  /** Where another room type can be chosen when this one is sold out. */
  readonly roomHref: string;
  /**
   * `found`: the answer that it is of. `inRest`: the choices of all rooms, where the later ones are to be like this one;
   * else null.
   */
  readonly onChoose: (chosen: ChosenRate, found: HotelOffers, inRest: readonly RoomChoice[] | null) => void;
  /** Resets to the cheapest rate that this guest may book. */
  readonly onClear: (choosable: readonly RatedOffer[], found: HotelOffers) => void;
  readonly onForOther: (isForOther: boolean) => void;
  readonly onWayOut: (action: StepWayOut) => void;
}

interface Props extends ChooseRateProps {
  readonly found: QueryResult<HotelOffers>;
}

/** The step that chooses a rate for the chosen room type. */
export function ChooseRate(props: Props) {
  const { found, stay, index, askedRefId, roomHref, onChoose, onClear, onForOther, onWayOut } = props;
  const { t, locale } = useTranslator();
  const askedPlace = useSignInQuestion();
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const now = useMinuteClock();
  useWordsOf(found.state === 'ready' ? found.data : null);
  const { criteria, isForOther } = stay;
  const choice = stay.choices[index];
  if (found.state === 'loading') return <ChooseRateSkeleton />;
  if (found.state === 'failed')
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );

  const has = pointsOf(customer);
  const choosing = { index, wishes: criteria.wishes, isForOther, asked: askedCode(criteria) };
  const options = rateOptions(found.data, {
    ...choosing,
    roomTypeRefId: choice?.room?.refId ?? '',
    points: { has, taken: pointsTaken(stay.choices.filter((_, other) => other !== index)) },
  });
  if (options.length === 0) {
    return (
      <EmptyState
        title={t('errors.booking.ROOM_NOT_AVAILABLE.title')}
        actions={
          <LinkButton as={SiteLink} href={roomHref}>
            {t('chooseRate.otherRoom')}
          </LinkButton>
        }
      >
        {t('errors.booking.ROOM_NOT_AVAILABLE.body')}
      </EmptyState>
    );
  }
  const isAnonymous = session.kind === 'anonymous';
  const placeOf = ({ rate }: RateOption) => hrefOf('chooseRate', locale, { room: index, rate: rate.refId });
  const askedFor = isAnonymous ? options.find((option) => placeOf(option) === askedPlace) : undefined;
  const occupancy = occupanciesOf(stay.placement)[index];
  const breakfast = occupancy ? breakfastToAdd(found.data, { choices: stay.choices, index, occupancy }) : null;
  const chosenOf = ({ rate, offer }: RateOption): ChosenRate => ({ rate, offer, hasSingleRate: options.length === 1 });
  const choicesAt = (option: RateOption) => renewExtras(chooseRate(stay.choices, index, chosenOf(option)), found.data);
  const later = stay.choices.length - 1 - index;
  return (
    <>
      <ChooseRateView
        options={options}
        stay={{ nights: nights(criteria), timeZone: found.data.hotel.timeZone, now, isForOther, breakfast }}
        chosenRefId={askedRefId ?? choice?.rate?.refId ?? null}
        // Falls back only to a rate that this guest may book.
        onClear={() =>
          onClear(
            options.filter(({ blockedBy }) => blockedBy.length === 0),
            found.data,
          )
        }
        onForOther={onForOther}
        rooms={{
          later,
          choicesAt,
          sameInRest: (option) => {
            const same = later > 0 && sameInRest(found.data, choicesAt(option), { ...choosing, has });
            return same ? renewExtras(same, found.data) : null;
          },
        }}
        waysFor={(option) => ({
          ...waysToMeet(criteria, isAnonymous, onWayOut),
          signIn: isAnonymous ? () => askToSignIn(locale, placeOf(option)) : undefined,
        })}
        onChoose={(option, inRest) => onChoose(chosenOf(option), found.data, inRest)}
      />
      {askedFor && (
        <SignInQuestion
          option={askedFor}
          onSignIn={() => void goToSignIn(locale, placeOf(askedFor))}
          onClose={closeSignInQuestion}
        />
      )}
    </>
  );
}
