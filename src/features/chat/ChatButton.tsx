import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Stack } from '@/design-system/Stack';
import { useFeature } from '@/flags/useFeature';
import { useTranslator } from '@/i18n/TranslatorContext';
import { openChat } from './openChat';

/** Opens the chat, whose script is loaded on the first press. Show it only to guests who allow `service`. */
export function ChatButton() {
  const { t, locale } = useTranslator();
  const isOn = useFeature('chat') ?? false;
  const [state, setState] = useState<'ready' | 'opening' | 'failed'>('ready');
  if (!isOn) return null;
  const open = async () => {
    setState('opening');
    try {
      await openChat(locale);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap={2} align="start">
      <Button
        variant="header"
        size="small"
        isLoading={state === 'opening'}
        loadingLabel={t('shell.chat.opening')}
        onClick={() => void open()}
      >
        {t('shell.chat.open')}
      </Button>
      <span role="status">{state === 'failed' ? t('shell.chat.failed') : ''}</span>
    </Stack>
  );
}
