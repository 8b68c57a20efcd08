import type { Translator } from './translator';

/** The words around the pictures of a room. */
export const roomViews = (room: string, t: Translator['t']) => ({
  label: t('stay.views.label', { room }),
  labels: {
    previous: t('stay.views.previous'),
    next: t('stay.views.next'),
    position: (number: number, count: number) => t('stay.views.position', { number, count }),
  },
});
