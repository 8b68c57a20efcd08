import { useShownAtOnce } from '@/browser/useShownAtOnce';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { Check } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { isAlcohol } from '@/domain/stay/extras';
import type { ExtraService } from '@/domain/stay/extraService';
import { times } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ExtraOption } from '@/domain/stay/roomExtras';
import { unitText } from './unitText';

interface Props {
  readonly option: ExtraOption;
  readonly onChange: (service: ExtraService, quantity: number) => void;
}

type SpecialKind = Exclude<ExtraService['kind'], 'INCLUDED_IN_RATE' | 'REGULAR'>;

/** Sold to some guests only, or not paid for with the stay; what a rate includes is listed apart. */
const isSpecial = (kind: ExtraService['kind']): kind is SpecialKind =>
  kind !== 'REGULAR' && kind !== 'INCLUDED_IN_RATE';

/** One extra: what it is, what it costs, a button that adds it, and how many where there may be more than one. */
export function ExtraRow({ option: { service, quantity: chosen, max, whyNone }, onChange }: Props) {
  // The stay's price and every other extra follow.
  const [quantity, change] = useShownAtOnce(chosen, (next) => onChange(service, next));
  const translator = useTranslator();
  const { t, plural, format, contentLang } = translator;
  const isAdded = quantity > 0;
  // A breakfast is for each guest of the room who eats, which is the most there may be.
  const first = service.type === 'BREAKFAST' ? max : 1;
  const total = format.money(times(service.unitPrice, first));
  const add = first > 1 ? t('chooseExtras.addFor', { count: first, total }) : t('chooseExtras.add');
  const words = isAdded ? t('chooseExtras.remove') : add;
  return (
    <Inline as="li" gap={4} justify="between" align="start">
      <Stack gap={1} grow>
        <Text weight="bold" lang={contentLang}>
          {service.name}
        </Text>
        <Text size="label" tone="muted" lang={contentLang}>
          {service.description}
        </Text>
        {isSpecial(service.kind) && (
          <Inline gap={2}>
            <Tag>{t(`chooseExtras.kind.${service.kind}`)}</Tag>
          </Inline>
        )}
        {isAlcohol(service.categoryIds) && <Text size="label">{t('chooseExtras.alcohol')}</Text>}
        <Text size="label" numbers="tabular">
          {unitText(service, translator)}
        </Text>
      </Stack>
      {whyNone && !isAdded ? (
        <Text tone="muted">{t(`chooseExtras.whyNone.${whyNone}`)}</Text>
      ) : (
        <Stack gap={2} align="end">
          <Inline gap={2}>
            {/* One button, so that the focus stays where it was pressed. */}
            <Button
              variant={isAdded ? 'quiet' : 'secondary'}
              size="small"
              aria-label={`${words}: ${service.name}`}
              onClick={() => change(isAdded ? 0 : first)}
            >
              {words}
            </Button>
            <Text size="label" tone="success" role="status">
              {isAdded && (
                <Inline as="span" gap={1}>
                  <Icon of={Check} size="small" />
                  {t('chooseExtras.added')}
                </Inline>
              )}
            </Text>
          </Inline>
          {isAdded && Math.max(max, quantity) > 1 && (
            <QuantityStepper
              label={service.name}
              isLabelHidden
              value={quantity}
              // The last one is removed by the button above: without any, this one and its focus would be gone.
              min={1}
              max={max}
              onChange={change}
              decreaseLabel={t('chooseExtras.fewer', { name: service.name })}
              increaseLabel={t('chooseExtras.more', { name: service.name })}
              hint={plural('chooseExtras.max', max)}
            />
          )}
        </Stack>
      )}
    </Inline>
  );
}
