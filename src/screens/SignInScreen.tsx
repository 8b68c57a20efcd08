import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { SignInReturnView } from '@/features/sign-in/SignInReturnView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { finishSignIn } from '@/session/finishSignIn';
import type { FinishedSignIn } from '@/session/finishSignIn';
import { signIn } from '@/session/signIn';
import { ScreenLayout } from './frame/ScreenLayout';

/**
 * The page that the identity provider returns to, which sends the guest on to where they were. Opened directly, it
 * offers to sign in.
 */
export function SignInScreen() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const [finished, setFinished] = useState<FinishedSignIn | null>(null);
  const place = !finished || finished.returnPlace === '/' ? pathOf('home', locale) : finished.returnPlace;
  const isSignedIn = finished?.outcome === 'signedIn';

  useEffect(() => {
    let isLeft = false;
    void finishSignIn(location.search).then((outcome) => isLeft || setFinished(outcome));
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(() => {
    if (isSignedIn) void router.replace(place);
  }, [isSignedIn, place, router]);

  return (
    <ScreenLayout route="signIn" title={t('signIn.title')}>
      <Stack gap={6}>
        <PageHeading>{t('signIn.title')}</PageHeading>
        <SignInReturnView
          outcome={finished?.outcome ?? null}
          onSignIn={() => void signIn(locale, place)}
          onGoOn={() => void router.replace(place)}
        />
      </Stack>
    </ScreenLayout>
  );
}
