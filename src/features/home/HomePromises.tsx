import { DEADLINE_TIME } from '@/config/limits';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Accessibility, Clock, List, PawPrint } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';
import { PromiseGrid, PromiseIcon } from './HomePromises.styles';

const promises = [
  { name: 'price', icon: List },
  { name: 'cancel', icon: Clock },
  { name: 'pet', icon: PawPrint },
  { name: 'accessible', icon: Accessibility },
] as const;

/** What every hotel of the chain offers. */
export function HomePromises() {
  const { t, format } = useTranslator();
  return (
    <section aria-labelledby="promises">
      <Card tone="sunken" padding="large">
        <Stack gap={6}>
          <Heading level={2} id="promises">
            {t('home.promises.title')}
          </Heading>
          <PromiseGrid>
            {promises.map(({ name, icon }) => (
              <Stack key={name} gap={3}>
                <PromiseIcon>
                  <Icon of={icon} />
                </PromiseIcon>
                <Heading level={3}>{t(`home.promises.${name}Title`, { time: format.time(DEADLINE_TIME) })}</Heading>
                <Text>{t(`home.promises.${name}`)}</Text>
              </Stack>
            ))}
          </PromiseGrid>
        </Stack>
      </Card>
    </section>
  );
}
