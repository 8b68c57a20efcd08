import { useEffect, useLayoutEffect } from 'react';
import { BRAND_KEY } from '@/browser/handover/protocol';
import type { Brand } from '@/domain/content/hotel';

// The server has no layout and would warn.
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Gives the whole page the theme of a brand while the caller is mounted, through `theme.js`. The exported HTML
 * of a brand's page carries the same `data-brand` from the start, so nothing changes there after the first paint.
 * Null, while the brand is not known yet, leaves the page as it is.
 */
export function useBrandTheme(brand: Brand | null): void {
  useEffectBeforePaint(() => {
    if (!brand) return undefined;
    const { dataset } = document.documentElement;
    dataset.brand = brand;
    keepBrand(brand);
    return () => {
      dataset.brand = 'original';
    };
  }, [brand]);
}

function keepBrand(brand: Brand): void {
  try {
    window.sessionStorage.setItem(BRAND_KEY, brand);
  } catch {
    // Without storage a reload shows the chain's colours for a moment.
  }
}
