import type { BookingApi } from '@/domain/bookingApi';
import { switches } from './switches';

/** The APIs whose flow is built: each part of the flow hands the switch a version for every one of them. */
const builtApis = ['v2'] as const satisfies readonly BookingApi[];

export type BuiltApi = (typeof builtApis)[number];

const wantedApi: BookingApi = switches.enableV2Api ? 'v2' : 'v1';

const builtOf = (api: BookingApi | null): BuiltApi | undefined => builtApis.find((built) => built === api);

/** The API that this build begins a flow with, and asks for everything outside a flow. */
export const apiOfBuild: BuiltApi = builtOf(wantedApi) ?? 'v2';

/** The API of a part of the site: the one that its flow began with, as long as this build knows it. */
export const chosenApi = (pinned: BookingApi | null): BuiltApi => builtOf(pinned) ?? apiOfBuild;

/** A warning for operators, printed by the build and in the browser's console; null when the switches get what they ask for. */
export const apiWarning: string | null =
  wantedApi === apiOfBuild
    ? null
    : `The switches want ${wantedApi}, whose booking flow is not built yet: this build books by ${apiOfBuild}.`;
