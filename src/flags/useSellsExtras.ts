import { switches } from '@/config/switches';
import { useSwitchedOff } from './useSwitchedOff';

/** Whether extras are sold on the way to a booking: the build has the step, and the chain has not switched it off. */
export function useSellsExtras(): boolean {
  return (
    !useSwitchedOff(switches.enableExtraServicesStep).has('ADD_EXTRA_SERVICES') && switches.enableExtraServicesStep
  );
}
