import type { TestWorld } from '../../contracts/http/testGuest';

/** How the site reads the answer to one operation. Every call uses `fetch`, which the test answers. */
export interface Reader {
  readonly operation: string;
  /** Runs once against the harness before the operation is sent. */
  readonly before?: (world: TestWorld) => Promise<void>;
  readonly read: () => Promise<unknown>;
  /** The length of each list in which the other items must stay when one is damaged. */
  readonly counts?: (read: never) => readonly number[];
  /** Lists that the guest is told are empty: when none of their items can be read, the read fails instead. */
  readonly told?: readonly string[];
  /** Places without which there is nothing to show: the read may fail when one is damaged. */
  readonly vital?: RegExp;
}
