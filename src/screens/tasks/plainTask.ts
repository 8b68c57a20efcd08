import { versionSwitch } from '@/api/versionSwitch';
import type { TaskName, TaskProps } from './tasks';
import { versionsOf } from './versionsOf';

/** A task that asks its API without Relay, for content pages. */
export const plainTask = <Name extends TaskName>(name: Name) => versionSwitch<TaskProps<Name>>(versionsOf(name));
