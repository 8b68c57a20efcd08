import { useEffect, useId, useRef, useState } from 'react';
import { tokensKey } from '@/api/tokenStore';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import { useTranslator } from '@/i18n/TranslatorContext';
import { closeSession } from '@/session/session';
import { subscribeToDecision } from '@/telemetry/consent';
import { AllKeysView } from './AllKeysView';
import { DeleteDialog } from './DeleteDialog';
import { entryOf } from './keptKeys';
import { keyWords } from './keyWords';
import { PresentKeysView } from './PresentKeysView';
import { deleteKeys, ownOf, presentKeys, savedPages } from './presentKeys';
import type { PresentKey } from './presentKeys';

/** Everything this browser stores for the site, why and until when, and the buttons to delete it. Client only. */
export function PrivacyLedger() {
  const { t } = useTranslator();
  const list = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [stored, setStored] = useState(presentKeys);
  const [saved, setSaved] = useState<readonly PresentKey[]>([]);
  const keys = [...stored, ...saved];
  const [announcement, setAnnouncement] = useState('');
  const [asked, setAsked] = useState<{ readonly keys: readonly PresentKey[]; readonly isAll: boolean } | null>(null);

  // Other tabs and the consent dialog write keys too.
  useEffect(() => subscribeToDecision(() => setStored(presentKeys())), []);
  useEffect(() => void savedPages().then(setSaved), []);

  const remove = (deleted: readonly PresentKey[], text: string) => {
    // As by signing out: the next customer then finds nothing of this one.
    if (deleted.length === 1 && deleted[0]?.key === tokensKey) closeSession();
    else deleteKeys(deleted);
    setAsked(null);
    setStored(presentKeys());
    setSaved((before) => before.filter(({ key }) => !deleted.some((each) => each.key === key)));
    setAnnouncement(text);
    // The pressed button is gone, so the focus moves to the list.
    requestAnimationFrame(() => list.current?.focus());
  };
  const deleteKey = (key: PresentKey) => {
    const entry = entryOf(key.place, key.key);
    if (entry && 'isFlow' in entry) setAsked({ keys: [key], isAll: false });
    else remove([key], t('privacyLedger.now.deleted', { what: keyWords(t, key).what }));
  };

  return (
    <Stack gap={7}>
      <Stack gap={4} as="section" ref={list} tabIndex={-1} aria-labelledby={titleId}>
        <Heading level={2} id={titleId}>
          {t('privacyLedger.now.title')}
        </Heading>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        <PresentKeysView
          keys={keys}
          onDelete={deleteKey}
          onDeleteAll={() => setAsked({ keys: ownOf(keys), isAll: true })}
        />
      </Stack>
      <Stack gap={4} as="section">
        <Heading level={2}>{t('privacyLedger.all.title')}</Heading>
        <Text measure="reading">{t('privacyLedger.all.lead')}</Text>
        <AllKeysView present={keys} />
      </Stack>
      <DeleteDialog
        keys={asked?.keys ?? []}
        isAll={asked?.isAll ?? false}
        onKeep={() => setAsked(null)}
        onDelete={() => {
          if (asked) remove(asked.keys, t('privacyLedger.now.deletedAll'));
        }}
      />
    </Stack>
  );
}
