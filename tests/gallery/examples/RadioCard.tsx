import { IconLine } from '@/design-system/IconLine';
import { CalendarCheck, Coffee, CreditCard } from '@/design-system/icons';
import { Price } from '@/design-system/Price';
import { RadioCard } from '@/design-system/RadioCard';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import type { Examples } from '../example';
import { States } from '../States';
import { longText, longWord } from '../samples';

export const examples: Examples = {
  States: () => <States>{(state) => <RadioCard name={`radio-${state}`} value="a" title="Joustava hinta" />}</States>,
  'Chosen, with all its parts': () => (
    <RadioCard
      name="radio-whole"
      value="a"
      defaultChecked
      title="Joustava hinta"
      description="Peru maksutta 1.12. klo 18 asti. Aamiainen sisältyy."
      aside={<Price amount="318,00 €" />}
    />
  ),
  'A rate': () => (
    <RadioCard
      name="radio-rate"
      value="a"
      title="Etukäteen maksettu"
      description={
        <Stack as="span" gap={1}>
          <IconLine icon={Coffee}>Aamiainen kaikille · Wifi</IconLine>
          <IconLine icon={CalendarCheck} tone="good">
            Maksuton peruutus ti 1.12.2026 klo 18.00 asti
          </IconLine>
          <IconLine icon={CreditCard}>Maksetaan varattaessa</IconLine>
        </Stack>
      }
      aside={
        <Stack as="span" gap={1} align="end">
          <Price
            amount="374,10 €"
            size="large"
            align="end"
            detail="2 yötä"
            old={{ amount: '435 €', label: 'Ennen', currentLabel: 'nyt' }}
          />
          <Tag tone="spark">Edullisin</Tag>
        </Stack>
      }
    />
  ),
  Disabled: () => (
    <RadioCard
      name="radio-disabled"
      value="a"
      disabled
      title="Jäsenhinta"
      description="Kirjaudu, niin voit valita sen"
    />
  ),
  'Long text': () => (
    <RadioCard
      name="radio-long"
      value="a"
      title={longWord}
      description={longText}
      aside={<Price amount="12 345,00 €" />}
    />
  ),
};
