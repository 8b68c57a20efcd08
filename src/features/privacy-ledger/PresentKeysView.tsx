import { Button } from '@/design-system/Button';
import { Stack } from '@/design-system/Stack';
import { Table } from '@/design-system/Table';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { keyWords } from './keyWords';
import type { PresentKey } from './presentKeys';

interface PresentKeysViewProps {
  readonly keys: readonly PresentKey[];
  readonly onDelete: (key: PresentKey) => void;
  readonly onDeleteAll: () => void;
}

/** What this browser stores now, each with a button to delete it. */
export function PresentKeysView({ keys, onDelete, onDeleteAll }: PresentKeysViewProps) {
  const { t } = useTranslator();
  if (keys.length === 0) return <Text>{t('privacyLedger.now.empty')}</Text>;
  return (
    <Stack gap={5}>
      <Table
        caption={t('privacyLedger.now.title')}
        rowHead="what"
        columns={[
          { id: 'what', label: t('privacyLedger.column.what') },
          { id: 'purpose', label: t('privacyLedger.column.purpose') },
          { id: 'until', label: t('privacyLedger.column.until') },
          { id: 'act', label: t('privacyLedger.column.act') },
        ]}
        rows={keys.map((key) => {
          const { what, until, purpose } = keyWords(t, key);
          return {
            id: `${key.place}-${key.key}`,
            cells: {
              what: (
                <>
                  {what}
                  <Text tone="muted" size="small">
                    {key.key}&nbsp;· {t(`privacyLedger.place.${key.place}`)}
                  </Text>
                </>
              ),
              purpose,
              until,
              act: (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t('privacyLedger.now.deleteOne', { what })}
                  onClick={() => onDelete(key)}
                >
                  {t('privacyLedger.now.delete')}
                </Button>
              ),
            },
          };
        })}
      />
      <div>
        <Button variant="secondary" onClick={onDeleteAll}>
          {t('privacyLedger.now.deleteAll')}
        </Button>
      </div>
    </Stack>
  );
}
