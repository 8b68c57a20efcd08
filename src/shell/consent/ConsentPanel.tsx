import dynamic from 'next/dynamic';
import { LostOverlay } from '@/errors/LostOverlay';
import { SiteLink } from '@/routes/SiteLink';
import { useId, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import type { OptionalPurpose } from '@/domain/guest/consent';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ConsentAnswers } from './ConsentAnswers';
import { Choice, More, Panel, Words } from './ConsentPanel.styles';

/** The router's link, which fetches nothing before it is followed. */
const quietly = { as: SiteLink, prefetch: false };

/** Few guests choose purpose by purpose. */
const ConsentChoices = dynamic(() => import('./ConsentChoices').then((file) => file.ConsentChoices), {
  ssr: false,
  loading: LostOverlay,
});

interface ConsentPanelProps {
  readonly purposes: readonly OptionalPurpose[];
  readonly settingsHref: string;
  readonly onDecide: (allowed: readonly OptionalPurpose[]) => void;
}

/** The consent question of a first visit. Only its buttons answer it, not Escape or navigation. */
export function ConsentPanel({ purposes, settingsHref, onDecide }: ConsentPanelProps) {
  const { t, format, language } = useTranslator();
  const titleId = useId();
  const choicesId = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly OptionalPurpose[]>([]);
  const labels = purposes.map((purpose) => t(`consent.purpose.${purpose}.label`).toLocaleLowerCase(language));
  return (
    <Panel aria-labelledby={titleId} data-consent-question="" data-saved={t('consent.saved')}>
      <div>
        <Heading level={2} size="h4" id={titleId}>
          {t('consent.title')}
        </Heading>
        <Words>
          {t('consent.question', { purposes: format.list(labels) })}{' '}
          <Link {...quietly} href={settingsHref}>
            {t('consent.read')}
          </Link>
        </Words>
      </div>
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
      </More>
      {isChoosing && (
        <Choice id={choicesId}>
          <ConsentChoices purposes={purposes} chosen={chosen} onChoose={setChosen} />
          <Button variant="secondary" onClick={() => onDecide(chosen)}>
            {t('consent.save')}
          </Button>
        </Choice>
      )}
    </Panel>
  );
}
