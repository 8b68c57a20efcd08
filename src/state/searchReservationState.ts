import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';

/** Slice `searchReservation`: whether the form that finds a booking is open over the page. Not kept. */
const searchReservationAtom = atom<{ readonly isOpen: boolean }>({
  key: 'searchReservation',
  default: { isOpen: false },
});

/** Opens and closes the form that finds a booking. */
export function useSearchReservation() {
  const [{ isOpen }, setState] = useRecoilState(searchReservationAtom);
  const actions = useMemo(
    () => ({ open: () => setState({ isOpen: true }), close: () => setState({ isOpen: false }) }),
    [setState],
  );
  return { isOpen, ...actions };
}
