import { useEffect, useLayoutEffect } from 'react';
import type { Brand } from '@/domain/hotel';

// The server has no layout and would warn.
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Dresses the whole page in a brand for as long as the caller is there; `theme.js` does the dressing. The exported HTML
 * of a brand's page carries the same `data-brand` from the start, so nothing changes there after the first paint.
 */
export function useBrandTheme(brand: Brand): void {
  useEffectBeforePaint(() => {
    const { dataset } = document.documentElement;
    dataset.brand = brand;
    return () => {
      dataset.brand = 'original';
    };
  }, [brand]);
}
