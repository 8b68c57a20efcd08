import { Price } from '@/design-system/Price';
import { RadioCard } from '@/design-system/RadioCard';
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
