import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { decodeFailure } from '@/api/decodeFailure';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import { Dialog } from '@/design-system/Dialog';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { FindReservation } from '@/features/find-reservation/FindReservation';
import type { FindKey } from '@/features/find-reservation/FindReservation';
import { importMessages } from '@/i18n/importMessages';
import type { Language } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import { createTranslator } from '@/i18n/translator';
import { TranslatorProvider, useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { rememberOpenReservation } from '@/state/openReservationState';
import { closeSearchReservation } from '@/state/searchReservationState';
import { findKey } from '../tasks/versions/findKey';
import { usePage } from './PageContext';

const FindKeyTask = apiSwitch(findKey);

/** The look-up of a booking over any page; its texts are loaded when it opens, where the page has none. */
export function LateFindReservation() {
  const { events } = useRouter();
  const { t, locale, language } = useTranslator();
  const { messages } = usePage();
  const { answer, failure, askAgain } = usePlainAnswer<Language, Messages, Failure>(language, {
    ask: importMessages,
    failureOf: decodeFailure,
    brought: 'reservation' in messages ? messages : null,
  });

  useEffect(() => {
    events.on('routeChangeStart', closeSearchReservation);
    return () => events.off('routeChangeStart', closeSearchReservation);
  }, [events]);

  return (
    <Dialog
      isOpen
      title={answer ? createTranslator(locale, answer).t('reservation.find.title') : t('shell.account.bookings')}
      closeLabel={t('shell.searchDrawer.close')}
      onClose={closeSearchReservation}
    >
      {answer && (
        <TranslatorProvider locale={locale} messages={answer}>
          <Find />
        </TranslatorProvider>
      )}
      {!answer && failure && <FailureNotice failure={failure} onAction={askAgain} />}
      {!answer && !failure && (
        <LoadingRegion label={t('shell.searchDrawer.loading')}>
          <Skeleton shape="card" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}

function Find() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const path = pathOf('reservation', locale);
  const [findKey, setFindKey] = useState<FindKey | null>(null);
  const onReady = useCallback((call: FindKey) => setFindKey(() => call), []);
  return (
    <Stack gap={4}>
      <Text>{t('reservation.find.lead')}</Text>
      <FindKeyTask onReady={onReady} />
      <FindReservation
        findKey={findKey}
        onFound={(key) => {
          // The key is passed on in this tab's storage, not in the address.
          rememberOpenReservation(key);
          closeSearchReservation();
          // Over the page of another booking, that page begins anew.
          if (router.asPath.startsWith(path)) router.reload();
          else void router.push(path);
        }}
      />
    </Stack>
  );
}
