import type { GraphQLSchema } from 'graphql';
import { createExecutableSchema, type SchemaOptions } from '../executableSchema';
import { addressScalars, scalars } from '../wire/scalars';
import {
  cancelBooking,
  completeGuaranteeForBooking,
  createBooking,
  getBooking,
  getBookingHash,
  initiateGuaranteeForBooking,
} from './bookingResolvers';
import { authenticatedCustomer, getBookings } from './customerResolvers';
import { availability, lowestPrices } from './searchResolvers';

/** The booking API over the world. */
export const createV2Schema = (options: SchemaOptions): GraphQLSchema =>
  createExecutableSchema(
    'v2.graphql',
    {
      ...scalars,
      ...addressScalars,
      Query: { authenticatedCustomer, availability, lowestPrices, getBooking, getBookingHash, getBookings },
      Mutation: { createBooking, initiateGuaranteeForBooking, completeGuaranteeForBooking, cancelBooking },
    },
    options,
  );
