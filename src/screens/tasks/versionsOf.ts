import type { Versions } from '@/api/versionSwitch';
import type { BookingApi } from '@/domain/bookingApi';
import type { TaskName, TaskProps, TasksOfApi } from './tasks';
import { tasksOfV1 } from './tasksOfV1';
import { tasksOfV2 } from './tasksOfV2';

/** The tasks of each API: a line for each. */
const tasksOf: Readonly<Record<BookingApi, TasksOfApi>> = { v1: tasksOfV1, v2: tasksOfV2 };

/** A task over every API, for the switch to choose from. */
export function versionsOf<Name extends TaskName>(name: Name): Versions<TaskProps<Name>> {
  const versions = Object.entries(tasksOf).map(([api, tasks]) => [api, tasks[name]] as const);
  return Object.fromEntries(versions) as unknown as Versions<TaskProps<Name>>;
}
