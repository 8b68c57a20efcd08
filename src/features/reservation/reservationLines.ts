import type { RoomSummary, SummaryLine } from '@/domain/price/priceSummary';
import type { Reservation, ReservedRoom } from '@/domain/reservation/reservation';

/** The price lines of a room from the API; one line for the whole room when they do not add up to its price. */
function linesOf({ lines, total }: ReservedRoom): readonly SummaryLine[] {
  const linesTotal = lines.reduce((sum, line) => sum + line.total.amount, 0);
  if (lines.length > 0 && linesTotal === total.amount) return lines;
  return [{ kind: 'ROOM', label: '', quantity: 1, unitPrice: total, total, date: null, vatRate: null }];
}

/** The price of a reservation, room by room and line by line. */
export function reservationLines({ rooms }: Pick<Reservation, 'rooms'>): readonly RoomSummary[] {
  return rooms.map((room) => ({ roomIndex: room.roomIndex, lines: linesOf(room), total: room.total }));
}
