import { useEffect, useState } from 'react';
import { environment } from '@/config/environment';
import { readFeatures } from './readFeatures';

let known: Promise<ReadonlySet<string>> | null = null;

async function ask(): Promise<ReadonlySet<string>> {
  try {
    const response = await fetch(`${environment.basePath}/api/appconfig`, { credentials: 'include' });
    return readFeatures(await response.json());
  } catch {
    // Without the configuration every optional feature is off, and the site is whole without them.
    return new Set();
  }
}

/** The optional features that are on. Asked once a visit; `undefined` until the answer is here. */
export function useFeatures(): ReadonlySet<string> | undefined {
  const [features, setFeatures] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let wanted = true;
    known ??= ask();
    void known.then((answer) => {
      if (wanted) setFeatures(answer);
    });
    return () => {
      wanted = false;
    };
  }, []);
  return features;
}
