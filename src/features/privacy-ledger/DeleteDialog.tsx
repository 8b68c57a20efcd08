import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { entryOf } from './keptKeys';
import type { PresentKey } from './presentKeys';

interface DeleteDialogProps {
  /** What is about to be deleted; the dialog is open while it is not null. */
  readonly keys: readonly PresentKey[];
  readonly isAll: boolean;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

/** Asks for confirmation, with a warning when a booking or an order would be lost. */
export function DeleteDialog({ keys, isAll, onKeep, onDelete }: DeleteDialogProps) {
  const { t } = useTranslator();
  const losesFlow = keys.some(({ place, key }) => {
    const entry = entryOf(place, key);
    return entry !== null && 'isFlow' in entry;
  });
  return (
    <Dialog
      isOpen={keys.length > 0}
      title={t(isAll ? 'privacyLedger.confirm.titleAll' : 'privacyLedger.confirm.title')}
      closeLabel={t('privacyLedger.confirm.keep')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('privacyLedger.confirm.keep')}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {t('privacyLedger.confirm.delete')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('privacyLedger.confirm.body')}</Text>
        {losesFlow && <Notice tone="warning">{t('privacyLedger.confirm.flow')}</Notice>}
      </Stack>
    </Dialog>
  );
}
