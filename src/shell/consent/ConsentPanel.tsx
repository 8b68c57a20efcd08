import NextLink from 'next/link';
import { useId, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import type { OptionalPurpose } from '@/domain/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ConsentAnswers } from './ConsentAnswers';
import { ConsentChoices } from './ConsentChoices';
import { More, Panel, Words } from './ConsentPanel.styles';

interface ConsentPanelProps {
  readonly purposes: readonly OptionalPurpose[];
  readonly settingsHref: string;
  readonly isAboveBar?: boolean;
  readonly onDecide: (allowed: readonly OptionalPurpose[]) => void;
}

/** The question of a first visit. Only its buttons answer it: neither Escape nor going on does. */
export function ConsentPanel({ purposes, settingsHref, isAboveBar, onDecide }: ConsentPanelProps) {
  const { t } = useTranslator();
  const titleId = useId();
  const choicesId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly OptionalPurpose[]>([]);
  return (
    <Panel aria-labelledby={titleId} isAboveBar={isAboveBar}>
      <Heading level={2} size="h4" id={titleId}>
        {t('consent.title')}
      </Heading>
      <Words>{t('consent.question')}</Words>
      <ConsentAnswers purposes={purposes} onDecide={onDecide} />
      <More>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? choicesId : undefined}
          onClick={() => setChoosing(!isChoosing)}
        >
          {t('consent.choose')}
        </Button>
        <Link as={NextLink} href={settingsHref} tone="alone">
          {t('consent.read')}
        </Link>
      </More>
      {isChoosing && (
        <div id={choicesId}>
          <ConsentChoices purposes={purposes} chosen={chosen} onChoose={setChosen} />
          <Button variant="secondary" fullWidth onClick={() => onDecide(chosen)}>
            {t('consent.save')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
