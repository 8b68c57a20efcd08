import { environment } from '@/config/environment';

/** What is posted of a body: the id of its text in the place of the text, where the build has it so. */
export const posted = async (body: { readonly query: string }): Promise<object> =>
  environment.sendsIds ? (await import('./byDocumentId')).byDocumentId(body) : body;
