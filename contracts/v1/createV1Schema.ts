import type { GraphQLSchema } from 'graphql';
import { passGateway, type CallContext } from '../callContext';
import { createExecutableSchema, type SchemaOptions } from '../executableSchema';
import type { ContentLocale } from '../world/localized';
import { countriesIn } from './countries';
import { currentCustomer, profileVerification } from './customerIn';
import { flagNamed, routingFlags } from './frontendFlags';
import { hotelsAndCollectionsIn } from './hotelsAndCollections';
import { serviceNoticesIn } from './serviceNoticesIn';

const languages: Readonly<Record<string, ContentLocale>> = {
  en_GB: 'en',
  et_EE: 'et',
  fi_FI: 'fi',
  // The content is not written in Russian; English stands in for it.
  ru_RU: 'en',
  sv_FI: 'sv',
};
const languageOf = (locale: string): ContentLocale => languages[locale] ?? 'fi';

/** Lets a call through the gateway before it is answered. */
const answer =
  <Args>(tell: (args: Args, context: CallContext) => unknown) =>
  (_: unknown, args: Args, context: CallContext) => {
    passGateway(context);
    return tell(args, context);
  };

/** The site's own API over the world. */
export const createV1Schema = (options: SchemaOptions): GraphQLSchema =>
  createExecutableSchema(
    'v1.graphql',
    {
      Query: {
        hotelsAndCollections: answer(({ locale }: { locale: string }) =>
          hotelsAndCollectionsIn(languageOf(locale), locale),
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
      },
    },
    options,
  );
