import { Grid } from '@/design-system/Grid';
import { LoyaltyCard } from '@/design-system/LoyaltyCard';
import type { Examples } from '../example';
import { longWord, rtlName } from '../samples';

const number = '6396 1204 7718 0042';
const labels = (card: string) => ({
  card,
  number: 'Kortin numero',
  holder: 'Kortinhaltija',
  validThrough: 'Voimassa',
});

export const examples: Examples = {
  'Valid, expiring, expired': () => (
    <Grid kind="cards">
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number={number}
        validThrough="11/2027"
        labels={labels('Voimassa oleva kortti')}
      />
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number={number}
        validThrough="12/2026"
        state="expiring"
        stateLabel="Päättyy pian"
        labels={labels('Päättyvä kortti')}
      />
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number={number}
        validThrough="10/2026"
        state="expired"
        stateLabel="Päättynyt"
        labels={labels('Päättynyt kortti')}
      />
    </Grid>
  ),
  Names: () => (
    <Grid kind="cards">
      <LoyaltyCard
        mark="S-Card"
        holder={rtlName}
        number={number}
        validThrough="11/2027"
        labels={labels('Oikealta vasemmalle')}
      />
      <LoyaltyCard
        mark="Sarastus S-Card"
        holder={`Anna-Kaisa ${longWord}`}
        number={number}
        validThrough="11/2027"
        state="expiring"
        stateLabel="Päättyy 30 päivän päästä"
        labels={labels('Pitkä nimi')}
      />
    </Grid>
  ),
  'In a narrow place': () => (
    <div style={{ maxWidth: '15rem' }}>
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number={number}
        validThrough="11/2027"
        labels={labels('Pieni kortti')}
      />
    </div>
  ),
};
