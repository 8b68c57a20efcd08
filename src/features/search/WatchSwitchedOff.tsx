import { useEffect } from 'react';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { useSwitchedOff } from '@/flags/useSwitchedOff';

interface Props {
  readonly onChange: (switchedOff: ReadonlySet<SearchFeature>) => void;
}

/** Says which features are switched off, and renders nothing: the short forms load it when a guest uses them. */
export function WatchSwitchedOff({ onChange }: Props) {
  const switchedOff = useSwitchedOff();
  useEffect(() => onChange(switchedOff), [switchedOff, onChange]);
  return null;
}
