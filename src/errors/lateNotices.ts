import dynamic from 'next/dynamic';
import { LostPart } from './LostPart';

/** Loaded when an answer needs them: few searches do, and the pages that search have a size budget. */
export const LateRestrictionNotice = dynamic(
  () => import('./RestrictionNotice').then((file) => file.RestrictionNotice),
  { loading: LostPart },
);

export const LateSwitchedOffNotice = dynamic(
  () => import('./SwitchedOffNotice').then((file) => file.SwitchedOffNotice),
  { loading: LostPart },
);
