import { Disclosure } from '@/design-system/Disclosure';
import { Table } from '@/design-system/Table';
import { Text } from '@/design-system/Text';
import { optionalPurposes } from '@/domain/guest/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { entryOf, keptKeys } from './keptKeys';
import { keyWords } from './keyWords';
import type { PresentKey } from './presentKeys';

/** Everything that may be stored, by purpose, and whether it is stored now. */
export function AllKeysView({ present }: { readonly present: readonly PresentKey[] }) {
  const { t } = useTranslator();
  const isStored = (entry: (typeof keptKeys)[number]) =>
    present.some(({ place, key }) => entryOf(place, key) === entry);
  return (
    <div>
      {(['necessary', ...optionalPurposes] as const).map((purpose) => (
        <Disclosure key={purpose} tone="lined" summary={t(`consent.purpose.${purpose}.label`)}>
          <Table
            caption={t(`consent.purpose.${purpose}.label`)}
            rowHead="what"
            columns={[
              { id: 'what', label: t('privacyLedger.column.what') },
              { id: 'until', label: t('privacyLedger.column.until') },
              { id: 'now', label: t('privacyLedger.column.now') },
            ]}
            rows={keptKeys
              .filter((entry) => entry.purpose === purpose)
              .map((entry) => {
                const { what, until } = keyWords(t, entry);
                return {
                  id: `${entry.place}-${entry.key}`,
                  cells: {
                    what: (
                      <>
                        {what}
                        <Text tone="muted" size="small">
                          {entry.key.replace('*', '…')}&nbsp;· {t(`privacyLedger.place.${entry.place}`)}
                        </Text>
                      </>
                    ),
                    until,
                    now: t(isStored(entry) ? 'privacyLedger.yes' : 'privacyLedger.no'),
                  },
                };
              })}
          />
        </Disclosure>
      ))}
    </div>
  );
}
