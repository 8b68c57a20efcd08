import { Inline } from '@/design-system/Inline';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { isAlcohol } from '@/domain/extras';
import type { ExtraService } from '@/domain/extraService';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ExtraOption } from '@/domain/roomExtras';

interface Props {
  readonly option: ExtraOption;
  readonly onChange: (service: ExtraService, quantity: number) => void;
}

type SpecialKind = Exclude<ExtraService['kind'], 'INCLUDED_IN_RATE' | 'REGULAR'>;

/** Sold to some guests only, or not paid for with the stay; what a rate includes is listed apart. */
const isSpecial = (kind: ExtraService['kind']): kind is SpecialKind =>
  kind !== 'REGULAR' && kind !== 'INCLUDED_IN_RATE';

/** One extra: what it is, what one costs for the stay, and how many. */
export function ExtraRow({ option: { service, quantity, max }, onChange }: Props) {
  const { t, plural, format, contentLang } = useTranslator();
  const isSoldOut = max === 0 && quantity === 0;
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
          {service.kind === 'VOUCHER' && service.unitPrice.amount === 0
            ? t('chooseExtras.voucher')
            : t('chooseExtras.unit', { price: format.money(service.unitPrice) })}
        </Text>
      </Stack>
      {isSoldOut ? (
        <Text tone="muted">{t('chooseExtras.soldOut')}</Text>
      ) : (
        <QuantityStepper
          label={service.name}
          isLabelHidden
          value={quantity}
          min={0}
          max={max}
          onChange={(next) => onChange(service, next)}
          decreaseLabel={t('chooseExtras.fewer', { name: service.name })}
          increaseLabel={t('chooseExtras.more', { name: service.name })}
          hint={plural('chooseExtras.max', max)}
        />
      )}
    </Inline>
  );
}
