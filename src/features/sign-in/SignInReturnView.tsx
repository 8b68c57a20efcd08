import { Button } from '@/design-system/Button';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { Skeleton } from '@/design-system/Skeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FinishedSignIn } from '@/session/finishSignIn';

interface Props {
  /** Null until it is known. A guest who is signed in is being redirected to the page they came from. */
  readonly outcome: FinishedSignIn['outcome'] | null;
  readonly onSignIn: () => void;
  readonly onGoOn: () => void;
}

/** A sign-in that is under way, failed, or can be started here. */
export function SignInReturnView({ outcome, onSignIn, onGoOn }: Props) {
  const { t } = useTranslator();
  if (outcome === null || outcome === 'signedIn') {
    return (
      <LoadingRegion label={t('signIn.working')}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  }
  return (
    <Notice
      tone={outcome === 'failed' ? 'error' : 'info'}
      title={t(`signIn.${outcome}.title`)}
      headingLevel={2}
      live="polite"
      actions={
        <>
          {outcome !== 'switchedOff' && <Button onClick={onSignIn}>{t('signIn.again')}</Button>}
          <Button variant="secondary" onClick={onGoOn}>
            {t('signIn.goOnWithout')}
          </Button>
        </>
      }
    >
      {t(`signIn.${outcome}.body`)}
    </Notice>
  );
}
