import path from 'node:path';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { readManifest, root, schemaFile } from './manifest/model';
import { CannotTell, help, readOptions } from './options';
import type { Format, Options } from './options';
import { probeWith } from './probe/probeWith';
import type { ReadAnswers } from './probe/readers';
import { mergeSent } from './record/mergeSent';
import { recordTests } from './record/recordTests';
import { readSent } from './record/sentRecord';
import { schemaOfEndpoint, schemaOfFile } from './readSchema';
import { forGithub } from './report/forGithub';
import { forJunit } from './report/forJunit';
import { forPeople } from './report/forPeople';
import { makeReport } from './report/makeReport';
import type { Report } from './report/makeReport';

const formats: Readonly<Record<Format, (report: Report) => string>> = {
  people: forPeople,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  github: forGithub,
  junit: forJunit,
};

async function reportOn({ api, source }: Extract<Options, { do: 'judge' }>, folder: string): Promise<Report> {
  const isFile = 'file' in source;
  const after = isFile
    ? schemaOfFile(path.resolve(folder, source.file))
    : await schemaOfEndpoint(source.endpoint, source.headers);
  const before = buildSchema(readFileSync(schemaFile(api), 'utf8'));
  return makeReport(
    { before, after, source: isFile ? source.file : source.endpoint },
    readManifest(api),
    readSent(api),
  );
}

interface Terminal {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** The folder that the command was called in: paths are relative to it. */
  readonly folder: string;
  /** The site's readers, where they are at hand. */
  readonly readAnswers?: ReadAnswers;
}

/** Runs the command, and returns its exit code: 0 honoured, 1 broken, 2 could not tell. */
export async function main(
  args: readonly string[],
  { print, complain, folder, readAnswers }: Terminal,
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args);
    if (options.do === 'help') print(help);
    if (options.do === 'write') {
      // Reads the whole site, so it is loaded only for this.
      const { writeManifests } = await import('./manifest/writeManifests');
      const { writeCatalogue } = await import('./catalogue/makeCatalogue');
      print(
        [...writeManifests(), await writeCatalogue()].map((file) => `Wrote ${path.relative(root, file)}\n`).join(''),
      );
    }
    if (options.do === 'record') {
      const from = options.from === null ? recordTests() : path.resolve(folder, options.from);
      print(mergeSent(from).join(''));
    }
    if (options.do === 'coverage') {
      const { writeCoverage } = await import('./coverage/makeCoverage');
      const { file, counts } = await writeCoverage();
      print(`${counts}Wrote ${path.relative(root, file)}\n`);
    }
    if (options.do === 'compare') {
      // A harness is loaded only for this.
      const { compareWith } = await import('./compare/compareWith');
      return await compareWith(options, { print, folder });
    }
    if (options.do === 'probe') return await probeWith(options, { print, folder, readAnswers });
    if (options.do !== 'judge') return 0;
    const report = await reportOn(options, folder);
    print(formats[options.format](report));
    return report.honoured ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CannotTell)) throw error;
    complain(`${error.message}\n`);
    return 2;
  }
}
