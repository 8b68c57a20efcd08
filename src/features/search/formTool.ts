import { switches } from '@/config/switches';

/** How a form names itself to an assistant of the browser, which may fill it in; sending it stays the guest's own press. */
export const formTool = (toolname: string, tooldescription: string) =>
  switches.enableAssistantTools ? { toolname, tooldescription } : {};
