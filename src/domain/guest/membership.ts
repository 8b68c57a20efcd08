import { knownOr } from '../known';

/** The memberships of the chain. */
export const memberships = ['ASOM', 'S_CARD'] as const;
export type Membership = (typeof memberships)[number];

/** A membership by its name; older parts of the API and older links call the S-Card `SCARD`. */
export const parseMembership = (name: string): Membership | null =>
  knownOr(name === 'SCARD' ? 'S_CARD' : name, memberships, null);

/** What a search, a rate or a customer may name as a membership. */
export const loyaltyTypes = [...memberships, 'NONE'] as const;
export type LoyaltyType = (typeof loyaltyTypes)[number];

export const parseLoyaltyType = (type: unknown): LoyaltyType => knownOr(type, loyaltyTypes, 'NONE');
