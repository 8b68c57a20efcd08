import { changeSoftly } from '@/design-system/changeSoftly';
import { Icon } from '@/design-system/Icon';
import { List, Map } from '@/design-system/icons';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Segment, Segments, Switch } from './SearchResults.styles';
import type { ResultView } from './resultView';

interface Props {
  readonly shape: ResultView['shape'];
  readonly onChange: (shape: ResultView['shape']) => void;
}

const shapes = [
  { shape: 'list', icon: List },
  { shape: 'map', icon: Map },
] as const;

/** Switches between list and map on a narrow window. */
export function ViewSwitch({ shape, onChange }: Props) {
  const { t } = useTranslator();
  return (
    <Switch>
      <Segments role="radiogroup" aria-label={t('searchResults.view.label')}>
        {shapes.map((each) => (
          <Segment key={each.shape}>
            <input
              type="radio"
              name="result-shape"
              checked={shape === each.shape}
              onChange={() => changeSoftly(() => onChange(each.shape))}
            />
            <Icon of={each.icon} size="small" />
            {t(`searchResults.view.${each.shape}`)}
          </Segment>
        ))}
      </Segments>
    </Switch>
  );
}
