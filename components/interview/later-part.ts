import { type ComponentType, lazy } from 'react';
import { untilFetched } from '@/lib/client/interview/until-fetched';

/**
 * A part of the interview whose code is loaded with the step that needs it, and tried again however often loading
 * fails.
 */
export const laterPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilFetched(load) }));
