import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent, RefObject } from 'react';
import { rememberedSearch } from '@/state/availabilitySearchState';
import { beginDates } from './dateInput';
import { optionOf } from './destinationOptions';
import type { DestinationOption } from './destinationOptions';
import { keptOf, readStay, stayFields } from './stayFields';
import type { Kept } from './stayFields';

interface Refs {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly placeRef: RefObject<HTMLInputElement | null>;
}

/**
 * Fills native fields with the last search, and keeps them consistent as the guest changes them.
 * @returns terms without a field of their own, the number of rooms that was suggested, and whether scripts run
 */
export function useFollowedStay({ formRef, placeRef }: Refs, options: readonly DestinationOption[]) {
  const follow = useRef<ReturnType<typeof stayFields> | null>(null);
  const [kept, setKept] = useState<Kept>({});
  const [suggested, setSuggested] = useState<number | null>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const { current: form } = formRef;
    if (!form || follow.current) return;
    const isUntouched = beginDates(form);
    const last = isUntouched ? rememberedSearch() : null;
    const beginning = last ?? readStay(form);
    follow.current = stayFields(form, beginning);
    const name = last && optionOf(options, last.destination)?.name;
    if (name && placeRef.current) placeRef.current.value ||= name;
    setKept(keptOf(beginning));
    setReady(true);
  }, [formRef, placeRef, options]);

  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    setSuggested(follow.current?.(name) ?? null);
  };
  return { kept, suggested, isReady, change };
}
