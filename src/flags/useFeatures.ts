import { useEffect, useState } from 'react';
import { askFeatures } from './askFeatures';

let known: Promise<ReadonlySet<string>> | null = null;

/** The optional features that are on. Asked once a visit; `undefined` until the answer is here. */
export function useFeatures(): ReadonlySet<string> | undefined {
  const [features, setFeatures] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let wanted = true;
    known ??= askFeatures();
    void known.then((answer) => {
      if (wanted) setFeatures(answer);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return features;
}
