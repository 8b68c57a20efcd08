import { useEffect, useState } from 'react';
import { environment } from '@/config/environment';
import { FEATURE_DETECTION_WAIT_MS } from '@/config/limits';
import { readFeatures } from './readFeatures';

let known: Promise<ReadonlySet<string>> | null = null;

async function ask(): Promise<ReadonlySet<string>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), FEATURE_DETECTION_WAIT_MS);
  try {
    const url = `${environment.basePath}/api/appconfig`;
    const response = await fetch(url, { credentials: 'include', signal: abort.signal });
    return readFeatures(await response.json());
  } catch {
    // Without the configuration every optional feature is off, and the site is whole without them.
    return new Set();
  } finally {
    clearTimeout(timer);
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
