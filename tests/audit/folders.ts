import path from 'node:path';

/** The folder of the report; git ignores it. */
export const reportFolder = path.resolve(__dirname, '../../reports/accessibility');

/** Where a row that is done again goes, so that the report keeps what it is about. */
export const replayFolder = path.join(reportFolder, 'replay');

/** What a walk gets from the command. */
export const requestVariable = 'AUDIT_REQUEST';
