import { generatedChain } from '../../contracts/world/generatedChain';
import { allHotels } from '../../contracts/world/hotels/allHotels';
import { areas, cityOf } from '../../contracts/world/places';
import type { HotelRecord } from '../../contracts/world/model';

/** The seed of the harness. */
const SEED = 'sarastus';
const LARGEST = 9000;

/** The size of the chain at which a search for an area, by its Finnish name, finds that many hotels. */
export function chainFor(area: string, wanted: number): number {
  const id = areas.find(({ name }) => name.fi === area)?.id ?? '';
  const isThere = (hotel: HotelRecord) => cityOf(hotel).areaIds.includes(id);
  let found = allHotels.filter(isThere).length;
  let size = allHotels.length;
  for (const { hotel } of generatedChain(LARGEST, SEED)) {
    if (found >= wanted) break;
    size += 1;
    if (isThere(hotel)) found += 1;
  }
  if (found !== wanted) throw new Error(`No chain has ${wanted} hotels in ${area}`);
  return size;
}

/** The area that the bench searches. */
export const area = 'Rannikko ja saaristo';
