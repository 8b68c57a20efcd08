import type { ReactNode } from 'react';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { ExtraService } from '@/domain/stay/extraService';
import type { DateRange } from '@/domain/localDate';
import type { RateOption } from '@/domain/rate/rateOptions';
import type { Reservation } from '@/domain/reservation/reservation';
import type { RoomExtras } from '@/domain/stay/roomExtras';
import type { RoomOption } from '@/domain/stay/roomOptions';
import type { SearchCriteria } from '@/domain/search/search';

/** The parts of other features that changing a reservation uses: the screen puts them together. */
export interface EditSlots {
  /** The calendar. */
  readonly dates: (part: {
    readonly criteria: SearchCriteria;
    readonly onChoose: (dates: DateRange) => void;
    readonly onClose: () => void;
  }) => ReactNode;
  /** The room types for one room. */
  readonly rooms: (part: {
    readonly options: readonly RoomOption[];
    readonly criteria: SearchCriteria;
    readonly chosenRefId: string | null;
    readonly onChoose: (option: RoomOption) => void;
  }) => ReactNode;
  /** The rates of one room type. */
  readonly rates: (part: {
    readonly options: readonly RateOption[];
    readonly criteria: SearchCriteria;
    readonly timeZone: string;
    readonly chosenRefId: string | null;
    readonly onChoose: (option: RateOption) => void;
  }) => ReactNode;
  /** The extras of one room. */
  readonly extras: (part: {
    readonly extras: RoomExtras;
    readonly onChange: (service: ExtraService, quantity: number) => void;
    readonly onDone: () => void;
  }) => ReactNode;
  /** The form of the contact details. */
  readonly contact: (part: {
    readonly bookingNumber: string;
    readonly initial: ContactInformation;
    /** Called when something is typed. */
    readonly onTyped: () => void;
    readonly onDone: (contact: ContactInformation) => void;
  }) => ReactNode;
  /** The calendar entry of the changed stay. */
  readonly calendar: (reservation: Reservation) => ReactNode;
}
