import { MapPin } from '@/design-system/MapPin';
import type { Examples } from '../example';
import { States } from '../States';
import { longWord } from '../samples';

export const examples: Examples = {
  States: () => (
    <div className="g-map">
      <States>
        <MapPin href="#hotelli" label="129 €" />
      </States>
    </div>
  ),
  'Chosen, named, full': () => (
    <div className="g-map">
      <MapPin href="#valittu" label="159 €" isSelected />
      <MapPin href="#nimi" label="98 €" detail="Heymo Tampere" />
      <MapPin href="#valittu-nimi" label="215 €" detail="Solo Sarastus Helsinki" isSelected />
      <MapPin href="#taynna" label="Täynnä" isMuted aria-label="Sarastus Turku on täynnä" />
      <MapPin as="button" label="129 €" detail="Paina" />
    </div>
  ),
  'Long text': () => (
    <div className="g-map">
      <MapPin href="#pitka" label="12 345 €" detail={longWord} />
    </div>
  ),
};
