import dynamic from 'next/dynamic';

/** Loaded when the nights around a stay are shown. */
export const NearbyNights = dynamic(() => import('@/features/search/NearbyNights').then((file) => file.NearbyNights), {
  ssr: false,
});
