import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether to leave with changes that were not confirmed. */
export function ExitDialog({ isOpen, onStay, onLeave }: Props) {
  const { t } = useTranslator();
  return (
    <Dialog
      isOpen={isOpen}
      title={t('editing.exit.title')}
      closeLabel={t('editing.exit.close')}
      onClose={onStay}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('editing.exit.leave')}
          </Button>
          <Button onClick={onStay}>{t('editing.exit.stay')}</Button>
        </>
      }
    >
      <Text>{t('editing.exit.body')}</Text>
    </Dialog>
  );
}
