import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly title: string;
  /** Closes it without choosing; missing where every change is taken at once. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A part that is being changed. The focus moves to its heading when it opens. */
export function OpenPart({ title, onClose, children }: Props) {
  const { t } = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <Stack gap={4}>
      <div ref={ref} tabIndex={-1}>
        <Heading level={3} size="h4">
          {title}
        </Heading>
      </div>
      {children}
      {onClose && (
        <Stack align="start">
          <Button variant="quiet" onClick={onClose}>
            {t('editing.close')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
