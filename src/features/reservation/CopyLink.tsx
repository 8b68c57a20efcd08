import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { ExternalLink } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { useTranslator } from '@/i18n/TranslatorContext';

/** Copies the link to a booking; where the browser refuses, shows it to be copied by hand. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslator();
  const [state, setState] = useState<'idle' | 'copied' | 'byHand'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('byHand');
    }
  };
  return (
    <Stack gap={2}>
      <Button variant="secondary" fullWidth onClick={() => void copy()}>
        <Icon of={ExternalLink} size="small" />
        {t('reservation.link.copy')}
      </Button>
      <Text size="small" role="status">
        {state === 'copied' && t('reservation.link.copied')}
      </Text>
      {state === 'byHand' && (
        <TextField
          name="bookingLink"
          label={t('reservation.link.byHand')}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
    </Stack>
  );
}
