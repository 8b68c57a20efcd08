import type { HostSettings } from '../hostSettings';

export interface SiteFile {
  /** In the export, such as `/en/search.html`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

export interface Site {
  readonly settings: HostSettings;
  /** The security headers of every answer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly files: readonly SiteFile[];
}

export interface Host {
  /** How people call it. */
  readonly title: string;
  /** Whether it takes the packed file beside a file: others pack for themselves. */
  readonly takesPacked: boolean;
  /** Whether the site lies at the top of what is published, even where guests see it below a path. */
  readonly isAtTop?: boolean;
  /** What is written beside the folder `site`, or below it, by its path. */
  readonly write: (site: Site) => Readonly<Record<string, string>>;
  /** What the host would refuse, each with what to do. */
  readonly problems?: (site: Site) => readonly string[];
}

export const madeBy = (name: string): string => `Made by npm run build -- --host ${name}`;

/** @throws for a value that would end the line or the quotes, or be replaced, in a configuration of this kind */
export function refuse(value: string, forbidden: RegExp): string {
  if (forbidden.test(value) || /[^ -~]/.test(value))
    throw new Error(`This host's configuration cannot hold the value: ${value}`);
  return value;
}

/** A text as a part of a regular expression of any of the hosts. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The addresses with slashes at their end; the first group is the address without. Not `/\elsewhere.example/`, which
 * browsers take for another host.
 */
export const slashAtEnd = (basePath: string): string => `^(${escapePattern(basePath)}/[^/\\x5c](?:.*[^/])?)/+$`;
