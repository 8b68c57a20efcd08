import type { BookingApi } from '@/domain/bookingApi';
import { switches } from './switches';

/** The API that this build begins a flow with, and asks for everything outside a flow. */
export const apiOfBuild: BookingApi = switches.enableV2Api ? 'v2' : 'v1';

/** The API of a part of the site: the one that its flow began with, if any. */
export const chosenApi = (pinned: BookingApi | null): BookingApi => pinned ?? apiOfBuild;
