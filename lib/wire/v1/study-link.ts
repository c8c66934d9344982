import { z } from 'zod';
import { UrlParams } from '../interview/start';

/** The body of POST …/v1/studies/{studyId}/links: the parameters that the link is to carry. */
export const MakeLinkRequest = z
  .strictObject({
    parameters: UrlParams.refine(
      (parameters) => parameters.every(([name]) => !name.startsWith('_clq_')),
      'Names that begin with _clq_ are our own',
    ).meta({ description: 'Names and values; the response keeps them as `urlParams`.' }),
  })
  .meta({ id: 'MakeLinkRequest', description: "What a participant's link is to carry." });

export const StudyLinkShape = z
  .object({ url: z.url().meta({ description: 'Its address, with the signature.' }) })
  .meta({ id: 'StudyLink', description: "A participant's link." });

/** Spaces as %20: every reader of queries decodes that, a plus not each. */
export function studyLinkV1(
  link: { linkId: string; parameters: readonly (readonly [string, string])[] },
  baseUrl: string,
): z.input<typeof StudyLinkShape> {
  const query = link.parameters.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  return { url: `${baseUrl}/s/${link.linkId}?${query.join('&')}` };
}
