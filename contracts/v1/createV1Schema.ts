import type { GraphQLSchema } from 'graphql';
import { checkGateway, type CallContext } from '../callContext';
import { createExecutableSchema, type SchemaOptions } from '../executableSchema';
import { contentResolvers } from './content/contentResolvers';
import { countriesIn } from './countries';
import { currentCustomer, profileVerification } from './customerIn';
import { flagNamed, routingFlags } from './frontendFlags';
import { hotelsAndCollectionsIn } from './hotelsAndCollections';
import { languageOf } from './languages';
import { serviceNoticesIn } from './serviceNoticesIn';

/** Checks a call at the gateway before resolving it. */
const answer =
  <Args>(resolve: (args: Args, context: CallContext) => unknown) =>
  (_: unknown, args: Args, context: CallContext) => {
    checkGateway(context);
    return resolve(args, context);
  };

/** The site's own API over the world. */
export const createV1Schema = (options: SchemaOptions): GraphQLSchema =>
  createExecutableSchema(
    'v1.graphql',
    {
      Query: {
        hotelsAndCollections: answer(({ locale }: { locale: string }, { world }) =>
          hotelsAndCollectionsIn({ language: languageOf(locale), locale, content: world.content }),
        ),
        countries: answer(({ locale }: { locale: string }) => countriesIn(languageOf(locale))),
        serviceNotices: answer(({ locale }: { locale: string }, { caller }) =>
          serviceNoticesIn(languageOf(locale), caller.twist),
        ),
        customer: answer((_: unknown, context) => currentCustomer(context, false)),
        customerWithProfile: answer((_: unknown, context) => currentCustomer(context, true)),
        verifyProfile: answer((_: unknown, context) => profileVerification(context)),
        frontendFeatureFlag: answer(({ name }: { name: string }) => flagNamed(name)),
        sohviFrontendRouting: answer((_, { caller }) => routingFlags(caller.twist)),
        hotelPageByUrl: answer(contentResolvers.hotelPageByUrl),
        hotelPages: answer(contentResolvers.hotelPages),
        hotelSubpage: answer(contentResolvers.hotelSubpage),
        hotelSubpages: answer(contentResolvers.hotelSubpages),
        contentPage: answer(contentResolvers.contentPage),
        contentPages: answer(contentResolvers.contentPages),
        newsArticles: answer(contentResolvers.newsArticles),
        newsArticle: answer(contentResolvers.newsArticle),
        offers: answer(contentResolvers.offers),
        offer: answer(contentResolvers.offer),
        contactsAndCallRates: answer(contentResolvers.contactsAndCallRates),
      },
    },
    options,
  );
