import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { isAlcohol } from '@/domain/stay/extras';
import type { ExtraService } from '@/domain/stay/extraService';
import { useTranslator } from '@/i18n/TranslatorContext';
import { unitText } from './unitText';

type SpecialKind = Exclude<ExtraService['kind'], 'INCLUDED_IN_RATE' | 'REGULAR'>;

/** Sold to some guests only, or not paid for with the stay; what a rate includes is listed apart. */
const isSpecial = (kind: ExtraService['kind']): kind is SpecialKind =>
  kind !== 'REGULAR' && kind !== 'INCLUDED_IN_RATE';

/** What an extra is, whom it is for, and what one costs. */
export function ExtraWords({ service }: { readonly service: ExtraService }) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  return (
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
  );
}
