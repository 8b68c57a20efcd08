import { useEffect } from 'react';
import { sendEvent } from './sendEvent';
import type { AnalyticsEvent } from './sendEvent';

/** Sends an event when its component is first shown, and again when the event changes. */
export function useEvent(event: AnalyticsEvent): void {
  const text = JSON.stringify(event);
  useEffect(() => sendEvent(JSON.parse(text) as AnalyticsEvent), [text]);
}
