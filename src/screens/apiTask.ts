import type { ReactNode } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import type { TaskName, TaskProps } from './tasks';
import { versionsOf } from './versionsOf';

/** A task that asks its API through Relay, over whichever API the switch chooses; `waiting` stands there until it comes. */
export const apiTask = <Name extends TaskName>(name: Name, waiting?: (props: TaskProps<Name>) => ReactNode) =>
  apiSwitch<TaskProps<Name>>(versionsOf(name), waiting);
