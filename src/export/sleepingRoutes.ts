import { contentRoutes } from '@/routes/contentRoutes';
import type { RouteId } from '@/routes/routes';

/** Pages whose code runs once the guest begins to use them. */
export const sleepingRoutes: readonly (RouteId | 'notFound')[] = contentRoutes;
