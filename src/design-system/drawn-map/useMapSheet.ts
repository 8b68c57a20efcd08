import { useEffect, useState } from 'react';
import { loadSheet, sheetFor } from './mapSheet';
import type { GeoPosition, MapSheet } from './mapSheet';

/** The sheet that has the places; null while it is loaded, and where it cannot be. */
export function useMapSheet(places: readonly GeoPosition[]): MapSheet | null {
  const name = sheetFor(places);
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly sheet: MapSheet } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadSheet(name).then(
      (sheet) => {
        if (isCurrent) setLoaded({ name, sheet });
      },
      // Without its outlines there is no map; the list beside it has the same content.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded.sheet : null;
}
