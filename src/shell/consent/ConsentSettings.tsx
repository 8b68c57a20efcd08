import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { withdrawnPurposes } from '@/domain/guest/consent';
import type { OptionalPurpose } from '@/domain/guest/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { askedPurposes, decide, readDecision } from '@/telemetry/consent';
import { ConsentAnswers } from './ConsentAnswers';
import { ConsentChoices } from './ConsentChoices';

/** What the guest allows, to view and change at any time. Rendered in the browser only. */
export function ConsentSettings() {
  const { t } = useTranslator();
  const [chosen, setChosen] = useState<readonly OptionalPurpose[]>(() => readDecision()?.allowed ?? []);
  const [result, setResult] = useState<'nothing' | 'saved' | 'withdrawn'>('nothing');
  const save = (allowed: readonly OptionalPurpose[]) => {
    const before = readDecision();
    decide(allowed);
    setChosen(allowed);
    // Services already started run until the page is left.
    const isWithdrawn = withdrawnPurposes(before, readDecision()).length > 0;
    setResult((past) => (isWithdrawn || past === 'withdrawn' ? 'withdrawn' : 'saved'));
  };
  if (askedPurposes.length === 0) return <p>{t('consent.nothingAsked')}</p>;
  return (
    <Stack gap={4} width="form">
      <ConsentChoices purposes={askedPurposes} chosen={chosen} onChoose={setChosen} />
      <Inline>
        <Button variant="secondary" onClick={() => save(chosen)}>
          {t('consent.save')}
        </Button>
      </Inline>
      <ConsentAnswers purposes={askedPurposes} onDecide={save} />
      <div role="status">
        {result === 'saved' && <Notice tone="success">{t('consent.saved')}</Notice>}
        {result === 'withdrawn' && (
          <Notice
            tone="info"
            title={t('consent.saved')}
            actions={
              <Button variant="secondary" size="small" onClick={() => location.reload()}>
                {t('consent.reload')}
              </Button>
            }
          >
            {t('consent.withdrawn')}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
