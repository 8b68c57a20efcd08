const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Which of the tabs a key leads to; null for a key that leads nowhere. At either end the way goes on at the other. */
export function tabAfterKey(
  ids: readonly string[],
  current: string,
  key: string,
  direction: 'ltr' | 'rtl',
): string | null {
  if (key === 'Home') return ids[0] ?? null;
  if (key === 'End') return ids.at(-1) ?? null;
  const step = steps[key];
  if (!step || ids.length === 0) return null;
  const forward = direction === 'rtl' ? -step : step;
  return ids[(ids.indexOf(current) + forward + ids.length) % ids.length] ?? null;
}
