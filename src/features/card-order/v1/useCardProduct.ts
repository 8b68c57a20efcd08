import { askPlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import type { PlainAnswer } from '@/api/usePlainAnswer';
import { loadCardProduct } from '@/api/v1/card/loadCardProduct';
import { environment } from '@/config/environment';
import type { SCardProduct } from '@/domain/cardProduct';
import type { Failure } from '@/domain/failure';
import type { Locale } from '@/i18n/locales';

/** The card that is sold, with its price now: one that came with a page may be from an earlier day. */
export const useCardProduct = (locale: Locale): PlainAnswer<SCardProduct, Failure> =>
  usePlainAnswer(locale, {
    ask: (_locale, signal) =>
      loadCardProduct((query, variables) => askPlainly(environment.siteEndpoint, query, variables, { signal }), locale),
    failureOf: decodeFailure,
  });
