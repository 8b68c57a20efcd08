import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
  /** The words on the button that does it. */
  readonly confirm: string;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what will happen with the card, and asks once more. */
export function ConfirmDialog({ isOpen, title, body, confirm, isSending, failure, onConfirm, onClose }: Props) {
  const { t } = useTranslator();
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      closeLabel={t('myCard.leave.keep')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('myCard.leave.keep')}
          </Button>
          <Button variant="danger" isLoading={isSending} loadingLabel={t('myCard.loading')} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{body}</Text>
        {failure && <FailureNotice failure={failure} />}
      </Stack>
    </Dialog>
  );
}
