import { SiteLink } from '@/routes/SiteLink';
import { memo, useMemo, useRef, useState } from 'react';
import { services } from '@/config/services';
import { Button } from '@/design-system/Button';
import { DrawnMap } from '@/design-system/DrawnMap';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Text } from '@/design-system/Text';
import { mapWords } from '@/i18n/mapWords';
import { useTranslator } from '@/i18n/TranslatorContext';
import { mapOfResults } from './mapOfResults';
import { MANY } from './nearGroups';
import type { PricedResult } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import { OnlyMap } from './ResultsMap.styles';
import { focusCard, usePointedCard } from './usePointedCard';

export interface ResultsMapProps {
  readonly results: readonly PricedResult[];
  readonly links: ResultLinks;
}

const none: ReadonlySet<string> = new Set();

/** The hotels of the map: all, or those of a group that the guest has come closer to, as long as any of them is left. */
function useCloser(results: readonly PricedResult[]) {
  const [closer, setCloser] = useState(none);
  const left = useMemo(() => results.filter(({ hotel }) => closer.has(hotel.id)), [results, closer]);
  return {
    shown: left.length > 0 ? left : results,
    isCloser: left.length > 0,
    comeCloser: (ids: readonly string[]) => setCloser(new Set(ids)),
    goBack: () => setCloser(none),
  };
}

/** The hotels in their town. The list has the same content: a press leads to the hotel's card there. */
export const ResultsMap = memo(function ResultsMap({ results, links }: ResultsMapProps) {
  const translator = useTranslator();
  const { t, contentLang, plural } = translator;
  const words = useMemo(() => mapWords(translator), [translator]);
  const { shown, isCloser, comeCloser, goBack } = useCloser(results);
  const { content, groups } = useMemo(() => mapOfResults(shown, translator), [shown, translator]);
  const pointed = usePointedCard();
  const [chosen, setChosen] = useState<string | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const chosenResult = shown.find(({ hotel }) => hotel.id === chosen);
  if (content.marks.length === 0) return null;
  const markOf = (id: string) => [...groups].find(([, ids]) => ids.includes(id))?.[0] ?? id;
  const press = (id: string) => {
    const group = groups.get(id);
    if (group) {
      comeCloser(group);
      // The mark with the focus goes.
      back.current?.focus();
    } else {
      setChosen(id);
      focusCard(id);
    }
  };
  return (
    <DrawnMap
      label={t('searchResults.view.mapLabel')}
      content={content}
      words={words}
      streetStyle={services.mapStyleUrl}
      pressed={[pointed, chosen].flatMap((id) => (id === null ? [] : markOf(id)))}
      onPress={press}
    >
      {results.length > MANY && (
        <Inline justify="between">
          <Text size="small" role="status">
            {plural('searchResults.view.group', shown.length)}
          </Text>
          <Button variant="secondary" size="small" ref={back} aria-disabled={!isCloser} onClick={goBack}>
            {t('searchResults.view.all')}
          </Button>
        </Inline>
      )}
      {chosenResult && (
        <OnlyMap role="status">
          <Text weight="bold" lang={contentLang}>
            {chosenResult.hotel.name}
          </Text>
          <LinkButton
            as={SiteLink}
            href={chosenResult.available ? links.rooms(chosenResult.hotel.id) : links.page(chosenResult.hotel)}
            variant="secondary"
          >
            {t(chosenResult.available ? 'searchResults.card.rooms' : 'searchResults.view.page')}
          </LinkButton>
        </OnlyMap>
      )}
      <Text size="small" tone="muted">
        {t(groups.size > 0 ? 'searchResults.view.groupNote' : 'searchResults.view.mapNote')}
      </Text>
    </DrawnMap>
  );
});
