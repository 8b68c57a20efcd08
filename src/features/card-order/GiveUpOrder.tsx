import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { failureText } from '@/errors/failureText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useGiveUp } from './useGiveUp';
import type { GiveUpBasis } from './useGiveUp';

/** Giving up an order, or why that is not possible yet. Never leaves a payment behind that nobody knows of. */
export function GiveUpOrder(basis: GiveUpBasis) {
  const translator = useTranslator();
  const { t } = translator;
  const { way, giveUp, isGivingUp, failure } = useGiveUp(basis);
  if (way === 'notYet') {
    return (
      <Text tone="muted">{t(basis.attempt.order ? 'cardOrder.giveUp.notYet' : 'cardOrder.giveUp.savedCard')}</Text>
    );
  }
  return (
    <Stack gap={3} align="start">
      {failure && (
        <Notice tone="warning" live="assertive" title={t('cardOrder.giveUp.not')}>
          {failureText(failure, translator).title}. {t('cardOrder.giveUp.mayBeCharged')}
        </Notice>
      )}
      <Text tone="muted">{t(way === 'byApi' ? 'cardOrder.giveUp.byApi' : 'cardOrder.giveUp.atOnce')}</Text>
      <Button variant="secondary" isLoading={isGivingUp} loadingLabel={t('cardOrder.giveUp.underWay')} onClick={giveUp}>
        {t('cardOrder.drop')}
      </Button>
    </Stack>
  );
}
