/** Who travels. Ages are whole years; the list may be shorter than `children` while the guest is typing. */
export interface Party {
  readonly rooms: number;
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
  readonly pets: number;
}

/** Which room (from 0) each adult, child and pet sleeps in; the index in a list is the person. */
export interface RoomPlacement {
  readonly roomCount: number;
  readonly adultPlacement: readonly number[];
  readonly childPlacement: readonly number[];
  readonly petPlacement: readonly number[];
  readonly childrenAges: readonly number[];
}

/** Who sleeps in one room. `childAges` holds every child, babies (0 to 2) among them. */
export interface Occupancy {
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly pets: number;
}
