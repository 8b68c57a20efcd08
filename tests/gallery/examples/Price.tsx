import { Inline } from '@/design-system/Inline';
import { Price } from '@/design-system/Price';
import type { Examples } from '../example';

export const examples: Examples = {
  Sizes: () => (
    <Inline gap={6} align="end">
      <Price amount="98,00 €" size="small" />
      <Price amount="198,00 €" />
      <Price amount="1 198,00 €" size="large" detail="2 yötä, 2 aikuista" />
    </Inline>
  ),
  'After a discount': () => (
    <Price
      amount="159,20 €"
      size="large"
      align="end"
      detail="Asiakasomistajahinta"
      old={{ amount: '199,00 €', label: 'Hinta ennen', currentLabel: 'nyt' }}
    />
  ),
  'Very large sum': () => <Price amount="123 456 789,00 €" size="large" detail="30 yötä, 20 aikuista" />,
};
