/** Whether a disclosure's panel lies in the page, not over it: to close it would move what is being pressed elsewhere. */
export const isInFlow = ({ lastElementChild: panel }: HTMLDetailsElement): boolean =>
  panel !== null && getComputedStyle(panel).position === 'static';
