import * as v from 'valibot';

/** How an order for a card stands. One that is `sending` when the page is left may have gone through: ask before again. */
export const cardOrderStatus = v.fallback(v.picklist(['idle', 'sending', 'done', 'failed']), 'idle');

export type CardOrderStatus = v.InferOutput<typeof cardOrderStatus>;
