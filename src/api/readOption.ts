import { failureCatalogue } from '@/domain/failure';
import { knownOr } from '@/domain/known';
import type { ReservationOptionName, ReservationOptions } from '@/domain/reservation/reservation';
import { NOT_OFFERED, optionTable } from '@/domain/reservation/reservationOptions';
import { readOr } from './readEach';
import type { Maybe } from './readLeaf';

interface AnsweredOption {
  readonly enabled: boolean;
  readonly allowed: boolean;
  readonly issueReason?: string | null;
}

type AnsweredOptions = Readonly<Record<ReservationOptionName, Maybe<AnsweredOption>>>;

/** The options of a reservation. One without a readable answer is not offered. */
export const readOptions = (options: AnsweredOptions): ReservationOptions =>
  optionTable((name) =>
    readOr(NOT_OFFERED, () => {
      const option = options[name];
      if (!option) return NOT_OFFERED;
      const { enabled, allowed, issueReason } = option;
      return {
        enabled: enabled === true,
        allowed: allowed === true,
        issueReason: issueReason ? knownOr(issueReason, failureCatalogue.option, 'NOT_AVAILABLE') : null,
      };
    }),
  );
