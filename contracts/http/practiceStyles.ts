import type { ServerResponse } from 'node:http';
import { deskStyle } from './harness-desk/deskStyle';
import { plainStyle } from './plainPage';
import { send } from './respond';

const styles: Readonly<Record<string, string>> = { 'practice.css': plainStyle, 'practice-desk.css': deskStyle };

/** The stylesheets of practice pages, in whichever folder. False for everything else. */
export const answerPracticeStyle = (pathname: string, response: ServerResponse): boolean => {
  const style = styles[pathname.slice(pathname.lastIndexOf('/') + 1)];
  if (style !== undefined) send(response, 200, 'text/css; charset=utf-8', style);
  return style !== undefined;
};
