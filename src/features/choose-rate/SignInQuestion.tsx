import { useEffect } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RateOption } from '@/domain/rate/rateOptions';
import { explainedBy, isMetBySigningIn } from '@/domain/rate/rates';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** The rate that the guest wants. */
  readonly option: RateOption;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}

/** Asks a stranger who chooses a rate for signed-in guests whether to sign in: what the rate needs, and what is kept. */
export function SignInQuestion({ option: { rate, blockedBy }, onSignIn, onClose }: Props) {
  const { t, contentLang } = useTranslator();
  useEffect(() => {
    // The browser's own way back leaves the step, and the question with it.
    addEventListener('popstate', onClose);
    return () => removeEventListener('popstate', onClose);
  }, [onClose]);
  return (
    <Dialog
      isOpen
      title={t('chooseRate.signIn.title')}
      closeLabel={t('chooseRate.signIn.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('chooseRate.signIn.notNow')}
          </Button>
          <Button onClick={onSignIn}>{t('restrictions.ways.signIn')}</Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text weight="medium" lang={contentLang}>
          {rate.name}
        </Text>
        {explainedBy(blockedBy)
          .filter(isMetBySigningIn)
          .map((reason) => (
            <Text key={reason}>{t(`restrictions.${reason}`)}</Text>
          ))}
        <Text>{t('chooseRate.signIn.kept')}</Text>
      </Stack>
    </Dialog>
  );
}
