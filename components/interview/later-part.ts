import { type ComponentType, lazy } from 'react';
import { untilFetched } from '@/lib/client/interview/until-fetched';

/** A part of the interview whose code comes with the step that needs it, however often the line fails meanwhile. */
export const laterPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilFetched(load) }));
