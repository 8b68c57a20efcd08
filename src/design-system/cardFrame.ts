/** The edge and shadow of a card, as each theme draws them. Spread into the styles of cards. */
export const raised = {
  backgroundColor: '$surfaceRaised',
  border: '$card$border',
  borderTop: '$card$edge',
  boxShadow: '$card$shadow',
} as const;

/** The frame of a card with a picture, which fills it to its edges. */
export const cardFrame = {
  ...raised,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: '$card',
  '@forcedColors': { border: '$borderWidths$hairline solid CanvasText' },
  '@print': { boxShadow: 'none', border: '$borderWidths$hairline solid #999', breakInside: 'avoid' },
} as const;

/** A card that leads somewhere is lifted a little when it is pointed at. */
export const liftedOnHover = {
  transition: 'box-shadow $transitions$calm',
  '&:hover': { boxShadow: '$card$shadowHover' },
} as const;
