import type { ReactNode } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import type { TaskName, TaskProps } from './tasks';
import { versionsOf } from './versionsOf';

/**
 * A task that asks its API through Relay, over the API that the switch chooses; `waiting` is shown until its code is
 * loaded.
 */
export const apiTask = <Name extends TaskName>(name: Name, waiting?: (props: TaskProps<Name>) => ReactNode) =>
  apiSwitch<TaskProps<Name>>(versionsOf(name), waiting);
