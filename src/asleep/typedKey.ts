import { visitStorage } from '@/browser/visitStorage';

/** Under this key a page that loads again for its new code keeps what the guest had done on it. */
export const TYPED_KEY = 'sarastus.typed';

/** Whether the page was loaded again for its new code, with something to restore. */
export const isLoadedAgain = (): boolean => Boolean(visitStorage.getItem(TYPED_KEY));
