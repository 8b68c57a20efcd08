import dynamic from 'next/dynamic';
import { Frame, NightsPlace } from './NearbyNights.styles';

/** Loaded when the nights around a stay are shown. */
export const NearbyNights = dynamic(() => import('./NearbyNights').then((file) => file.NearbyNights), {
  ssr: false,
  loading: ({ error }) =>
    error ? null : (
      <Frame>
        <NightsPlace />
      </Frame>
    ),
});
