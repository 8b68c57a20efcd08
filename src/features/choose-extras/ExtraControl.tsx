import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { Check } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { times } from '@/domain/money';
import type { ExtraOption } from '@/domain/stay/roomExtras';
import { firstQuantity } from '@/domain/stay/stayExtras';
import { useTranslator } from '@/i18n/TranslatorContext';

interface AddedProps {
  readonly isAdded: boolean;
  /** False where the same is said of the rooms together: it would be said once for each. */
  readonly isSaid?: boolean;
}

/** Shown when an extra has been added. */
export function AddedText({ isAdded, isSaid = true }: AddedProps) {
  const { t } = useTranslator();
  return (
    <Text size="label" tone="success" role={isSaid ? 'status' : undefined}>
      {isAdded && (
        <Inline as="span" gap={1}>
          <Icon of={Check} size="small" />
          {t('chooseExtras.added')}
        </Inline>
      )}
    </Text>
  );
}

interface Props {
  readonly option: ExtraOption;
  readonly quantity: number;
  /** Names the buttons: the extra, and its room where there are several. */
  readonly name: string;
  readonly isSaid?: boolean;
  readonly onChange: (quantity: number) => void;
}

/** An extra of one room: a button that adds it, and how many where there may be more than one. */
export function ExtraControl({ option: { service, max, whyNone }, quantity, name, isSaid, onChange }: Props) {
  const { t, plural, format } = useTranslator();
  const isAdded = quantity > 0;
  if (whyNone && !isAdded) return <Text tone="muted">{t(`chooseExtras.whyNone.${whyNone}`)}</Text>;
  const first = firstQuantity(service, max);
  const total = format.money(times(service.unitPrice, first));
  const add = first > 1 ? t('chooseExtras.addFor', { count: first, total }) : t('chooseExtras.add');
  const words = isAdded ? t('chooseExtras.remove') : add;
  return (
    <Stack gap={2} align="end">
      <Inline gap={isAdded ? 2 : 0}>
        {/* One button, so that the focus stays where it was pressed. */}
        <Button
          variant={isAdded ? 'quiet' : 'secondary'}
          size="small"
          aria-label={`${words}: ${name}`}
          onClick={() => onChange(isAdded ? 0 : first)}
        >
          {words}
        </Button>
        <AddedText isAdded={isAdded} isSaid={isSaid} />
      </Inline>
      {isAdded && Math.max(max, quantity) > 1 && (
        <QuantityStepper
          label={name}
          isLabelHidden
          value={quantity}
          // The last one is removed by the button above: without any, this one and its focus would be gone.
          min={1}
          max={max}
          onChange={onChange}
          decreaseLabel={t('chooseExtras.fewer', { name })}
          increaseLabel={t('chooseExtras.more', { name })}
          hint={plural('chooseExtras.max', max)}
        />
      )}
    </Stack>
  );
}
