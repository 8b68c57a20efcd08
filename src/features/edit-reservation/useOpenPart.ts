import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditPart } from '@/domain/edit/editParts';
import type { RoomType } from '@/domain/stay/roomType';

/** What is being changed now, one thing at a time. A room is chosen first, then its rate. */
export type OpenPart =
  | { readonly part: 'contact' | 'dates' }
  | { readonly part: 'extras'; readonly index: number }
  | { readonly part: 'rooms'; readonly index: number; readonly picked: RoomType | null };

/** The id of the button that opens a part. */
export const openerId = ({ part, index = 0 }: { readonly part: EditPart; readonly index?: number }): string =>
  `edit-${part}-${index}`;

/** The part that the page's address names, as a link of the reservation's page does. */
function partInAddress(): OpenPart | null {
  switch (location.hash) {
    case '#dates':
      return { part: 'dates' };
    case '#contact':
      return { part: 'contact' };
    case '#rooms':
      return { part: 'rooms', index: 0, picked: null };
    case '#extras':
      return { part: 'extras', index: 0 };
    default:
      return null;
  }
}

export interface OpenedPart {
  /** Null while nothing is being changed. */
  readonly open: OpenPart | null;
  readonly setOpen: (part: OpenPart) => void;
  readonly close: () => void;
}

/** The part that is open; closing returns the focus to the button that opened it. */
export function useOpenPart(isAllowed: (part: EditPart) => boolean): OpenedPart {
  const [open, setOpen] = useState<OpenPart | null>(() => {
    const named = partInAddress();
    return named && isAllowed(named.part) ? named : null;
  });
  const last = useRef<OpenPart | null>(null);
  useEffect(() => {
    if (!open && last.current) document.getElementById(openerId(last.current))?.focus();
    last.current = open;
  }, [open]);
  return { open, setOpen, close: useCallback(() => setOpen(null), []) };
}
