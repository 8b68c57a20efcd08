import dynamic from 'next/dynamic';
import { useRef } from 'react';
import { DrawnMapFrame } from '@/design-system/DrawnMapFrame';
import { useNearness } from '@/design-system/useNearness';
import type { ResultsMapProps } from './ResultsMap';

const ResultsMap = dynamic(() => import('./ResultsMap').then((file) => file.ResultsMap), {
  ssr: false,
  loading: ({ error }) => (error ? null : <DrawnMapFrame shape="tall" />),
});

/** The map of the results, loaded where it shows: a phone has it behind a choice. */
export function LateResultsMap(props: ResultsMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useNearness(place);
  return <div ref={place}>{isSeen ? <ResultsMap {...props} /> : <DrawnMapFrame shape="tall" />}</div>;
}
