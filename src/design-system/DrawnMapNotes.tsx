import { Legend } from './DrawnMap.styles';
import { Icon } from './Icon';
import { Link } from './Link';
import { mapPlaceIcons } from './mapPlaceIcons';
import { Text } from './Text';
import type { MapContent } from './drawn-map/layOutMap';
import type { MapWords } from './drawn-map/mapWords';

interface NotesProps {
  readonly content: Pick<MapContent, 'places' | 'ringsAround'>;
  readonly words: Pick<MapWords, 'rings'>;
}

/** What the signs of the drawn map mean. */
export function DrawnMapNotes({ content: { places, ringsAround }, words }: NotesProps) {
  return (
    <>
      {places.length > 0 && (
        <Legend>
          {places.map(({ kind, name }) => (
            <li key={name}>
              <Icon of={mapPlaceIcons[kind]} size="small" />
              {name}
            </li>
          ))}
        </Legend>
      )}
      {ringsAround && (
        <Text size="small" tone="muted">
          {words.rings(ringsAround.name)}
        </Text>
      )}
    </>
  );
}

interface CreditProps {
  readonly words: Pick<MapWords, 'credit' | 'note'>;
  /** The map that is drawn here shows, which is no street map. */
  readonly isDrawn: boolean;
}

/** Whose map it is. */
export function DrawnMapCredit({ words, isDrawn }: CreditProps) {
  return (
    <Text size="small" tone="muted">
      {isDrawn && `${words.note} `}
      <Link href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {words.credit}
      </Link>
    </Text>
  );
}
