import { z } from 'zod';

const count = z.int().min(0);

export const UrlParametersShape = z
  .object({
    urlParams: z
      .array(
        z
          .object({
            name: z.string().meta({ description: 'The name.' }),
            value: z.string().meta({ description: 'The value.' }),
            count: count.meta({ description: 'How many of the latest responses came with it.' }),
          })
          .meta({ id: 'CountedUrlParameter', description: 'A value of a query parameter.' }),
      )
      .meta({ description: 'The most frequent values first.' }),
  })
  .meta({ id: 'UrlParameters', description: 'Query parameters of links.' });
