import dynamic from 'next/dynamic';
import { NightsLoading } from '@/features/search/NightsLoading';

/** Loaded when the nights around a stay are shown. */
export const LateNights = dynamic(() => import('./OpenNights').then((file) => file.OpenNights), {
  ssr: false,
  loading: NightsLoading,
});
