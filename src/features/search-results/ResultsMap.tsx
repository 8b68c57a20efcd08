import { SiteLink } from '@/routes/SiteLink';
import { memo, useMemo, useState } from 'react';
import { services } from '@/config/services';
import { DrawnMap } from '@/design-system/DrawnMap';
import { LinkButton } from '@/design-system/LinkButton';
import { Text } from '@/design-system/Text';
import { mapWords } from '@/i18n/mapWords';
import { useTranslator } from '@/i18n/TranslatorContext';
import { mapOfResults } from './mapOfResults';
import type { PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import { OnlyMap } from './ResultsMap.styles';
import { focusCard, usePointedCard } from './usePointedCard';

export interface ResultsMapProps {
  readonly results: readonly PricedResult[];
  readonly links: ResultLinks;
}

/** The hotels in their town. The list has the same content: a press leads to the hotel's card there. */
export const ResultsMap = memo(function ResultsMap({ results, links }: ResultsMapProps) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const words = useMemo(() => mapWords(translator), [translator]);
  const content = useMemo(() => mapOfResults(results, translator), [results, translator]);
  const pointed = usePointedCard();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = results.find(({ hotel }) => hotel.id === chosen);
  if (content.marks.length === 0) return null;
  return (
    <DrawnMap
      label={t('searchResults.view.mapLabel')}
      content={content}
      words={words}
      streetStyle={services.mapStyleUrl}
      pressed={[pointed, chosen].filter((id) => id !== null)}
      onPress={(id) => {
        setChosen(id);
        focusCard(id);
      }}
    >
      {shown && (
        <OnlyMap role="status">
          <Text weight="bold" lang={contentLang}>
            {shown.hotel.name}
          </Text>
          <LinkButton
            as={SiteLink}
            href={shown.available ? links.rooms(shown.hotel.id) : links.page(shown.hotel)}
            variant="secondary"
          >
            {t(shown.available ? 'searchResults.card.rooms' : 'searchResults.view.page')}
          </LinkButton>
        </OnlyMap>
      )}
      <Text size="small" tone="muted">
        {t('searchResults.view.mapNote')}
      </Text>
    </DrawnMap>
  );
});
