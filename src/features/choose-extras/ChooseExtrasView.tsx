import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { RowList } from '@/design-system/RowList';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ExtraService } from '@/domain/offer';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ExtraRow } from './ExtraRow';
import type { ExtraOption } from './extraOptions';

interface Props {
  readonly options: readonly ExtraOption[];
  /** Already in the chosen rate: told, not sold. */
  readonly included: readonly ExtraService[];
  readonly onChange: (service: ExtraService, quantity: number) => void;
  readonly onNext: () => void;
}

const categories = ['COMFORT', 'EQUIPMENT'] as const;

/** Extra services for one room; none is chosen for the guest. */
export function ChooseExtrasView({ options, included, onChange, onNext }: Props) {
  const { t, format } = useTranslator();
  return (
    <Stack gap={6}>
      {included.length > 0 && (
        <Text tone="success">
          {t('chooseExtras.included', { names: format.list(included.map(({ name }) => name)) })}
        </Text>
      )}
      {options.length === 0 && <Text tone="muted">{t('chooseExtras.none')}</Text>}
      {categories.map((category) => {
        const ofCategory = options.filter(({ service }) => service.category === category);
        if (ofCategory.length === 0) return null;
        return (
          <Stack key={category} as="section" gap={3} aria-label={t(`chooseExtras.category.${category}`)}>
            <Heading level={2} size="h3">
              {t(`chooseExtras.category.${category}`)}
            </Heading>
            <Card>
              <RowList role="list">
                {ofCategory.map((option) => (
                  <ExtraRow key={option.service.id} option={option} onChange={onChange} />
                ))}
              </RowList>
            </Card>
          </Stack>
        );
      })}
      <Inline justify="end">
        <Button size="large" onClick={onNext}>
          {t('chooseExtras.next')}
        </Button>
      </Inline>
    </Stack>
  );
}
