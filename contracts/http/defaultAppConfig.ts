import { searchFeatures } from '@/domain/searchFeatures';

/** The switches of a test environment, for when the exported site brings none of its own. */
export const defaultAppConfig = {
  features: {
    showTestEnvironmentBanner: true,
    enableSearchEngineIndexing: false,
    enableExtraServicesStep: true,
    enableNewsArticlePage: true,
    enableOffersPage: true,
    enableNewsArticleInSitemap: true,
    enableV2Api: true,
    enableScardTransaction: true,
    enableMaksutasku: false,
    ...Object.fromEntries(searchFeatures.map((feature) => [feature, true])),
    authenticatedCustomer: true,
    lowestPrices: true,
    hotelSummary: true,
    hotelMap: true,
    accessibilityFacts: true,
    nearestDates: true,
    priceLines: true,
    roomsLeft: true,
    chat: true,
  },
};
