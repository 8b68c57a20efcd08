import type { EarlyText as Name } from '@/browser/handover/earlyTexts';
import { useEarlyText } from '@/browser/handover/useEarlyText';

interface Props {
  readonly name: Name;
  /** Null until the page knows it. */
  readonly text: string | null;
  /** Shown, or holding the line's height, while nobody knows it. */
  readonly fallback?: string;
}

/** A text that may be in the page before React runs. */
export function EarlyText({ name, text, fallback = '\u00a0' }: Props) {
  const [written] = useEarlyText(name, text !== null);
  return <span data-known={name}>{text ?? written ?? fallback}</span>;
}
