import type { GraphQLSchema } from 'graphql';
import type { AccessScope } from '@/domain/guest/accessScope';
import { checkGateway, demandScope, type CallContext } from '../callContext';
import { createExecutableSchema, type SchemaOptions } from '../executableSchema';
import { scalars } from '../wire/scalars';
import { cardMutations } from './cards/cardMutations';
import { cardResolvers } from './cards/cardResolvers';
import { contentResolvers } from './content/contentResolvers';
import { countriesIn } from './countries';
import { currentCustomer, profileVerification } from './customerIn';
import { flagNamed, routingFlags } from './frontendFlags';
import { hotelsAndCollectionsIn } from './hotelsAndCollections';
import { languageOf, scopeOf, type InLocale } from './languages';
import { createResolvers } from './reservations/createResolvers';
import { editReservation } from './reservations/editResolver';
import { customerReservations } from './reservations/customerReservations';
import { paymentResolvers, savedPaymentCards } from './reservations/paymentResolvers';
import { cancelReservation, reservationResolvers } from './reservations/reservationResolvers';
import { searchResolvers } from './reservations/searchResolvers';
import { openInvoices, stayResolvers } from './reservations/stayResolvers';
import { serviceNoticesIn } from './serviceNoticesIn';

type Resolve = (args: never, context: CallContext) => unknown;

/** Checks each call at the gateway before resolving it; a customer's token needs the scope. */
const answering = (resolvers: Readonly<Record<string, Resolve>>, scope?: AccessScope) =>
  Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [
      name,
      (_: unknown, args: never, context: CallContext) => {
        checkGateway(context);
        if (scope) demandScope(context, scope);
        return resolve(args, context);
      },
    ]),
  );

const siteResolvers = {
  hotelsAndCollections: (args: InLocale, context: CallContext) => hotelsAndCollectionsIn(scopeOf(args, context)),
  countries: ({ locale }: InLocale) => countriesIn(languageOf(locale)),
  serviceNotices: ({ locale }: InLocale, { caller }: CallContext) => serviceNoticesIn(languageOf(locale), caller.twist),
  customer: (_: unknown, context: CallContext) => currentCustomer(context, false),
  customerWithProfile: (_: unknown, context: CallContext) => currentCustomer(context, true),
  verifyProfile: (_: unknown, context: CallContext) => profileVerification(context),
  frontendFeatureFlag: ({ name }: { name: string }) => flagNamed(name),
  sohviFrontendRouting: (_: unknown, { caller }: CallContext) => routingFlags(caller.twist),
};

/** The site's own API over the world. */
export const createV1Schema = (options: SchemaOptions): GraphQLSchema =>
  createExecutableSchema(
    'v1.graphql',
    {
      ...scalars,
      Query: answering({
        ...siteResolvers,
        ...contentResolvers,
        ...searchResolvers,
        ...reservationResolvers,
        ...customerReservations,
        savedPaymentCards,
        ...cardResolvers,
        openInvoices,
      }),
      Mutation: {
        ...answering({ ...createResolvers, ...paymentResolvers, ...cardMutations }),
        ...answering({ cancelReservation, editReservation, ...stayResolvers }, 'EDIT_RESERVATION'),
      },
    },
    options,
  );
