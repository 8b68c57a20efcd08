import { isInside } from '../boxes';
import type { Box } from '../model';
import type { Occurrence } from './groups';
import { html } from './markup';
import type { Html } from './markup';

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 1e4) / 100}%`;

/** Whether a picture shows the element of a finding. */
export const isShown = ({ finding: { box } }: Pick<Occurrence, 'finding'>): boolean =>
  box !== undefined && isInside(box);

const styleOf = ({ x, y, width, height, size: [whole, high] }: Box): string =>
  `left:${share(x, whole)};top:${share(y, high)};width:${share(width, whole)};height:${share(height, high)}`;

const whereIs = ({ x, y, width, height }: Box): string =>
  `${width} x ${height} px, ${x} px from the left and ${y} px from the top`;

/** Where the element is, in words. */
function wordsOf({ row, finding: { box } }: Occurrence): string {
  if (!box) return 'The element draws nothing, or this run did not keep where it is.';
  if (!isInside(box)) return `The element is outside this picture: ${whereIs(box)}.`;
  const elsewhere = 'In the theme of this row it is outside the window; this is the whole page in its own theme. ';
  return `${box.picture === row.picture ? '' : elsewhere}The element has a frame: ${whereIs(box)}.`;
}

/** The picture of a place, with a frame around its element. */
export function markedPicture(place: Occurrence): Html {
  const { row, finding } = place;
  const picture = finding.box?.picture ?? row.picture;
  const frame = finding.box && isShown(place) ? html`<span class="mark" style="${styleOf(finding.box)}"></span>` : '';
  return html`<a class="shot" href="${picture}"
      ><img loading="lazy" src="${picture}" alt="The page in the state ${row.state}, ${row.locale}" />${frame}</a
    ><br />${wordsOf(place)}`;
}
