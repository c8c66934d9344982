import { z } from 'zod';
import { END_REASONS } from '@/lib/domain/interview/completion';
import { TITLE_LENGTH, text, words } from '../text';

const LONGEST_LIST = 2_000_000;
const count = z.int().min(0);

export const ComparePanelRequest = z
  .strictObject({
    csv: text(LONGEST_LIST).meta({
      description:
        "The panel's list as it exports it, with a line of names: the first 20,000 people are read.",
    }),
    parameter: words(TITLE_LENGTH).exactOptional().meta({
      description:
        "The parameter by which the panel names a participant; default: that of the study's `redirects`.",
    }),
  })
  .meta({ id: 'ComparePanelRequest', description: "A panel's list." });

export const PanelComparisonShape = z
  .object({
    here: count.meta({ description: 'People of the panel in this study.' }),
    there: count.meta({ description: 'People in its list.' }),
    agree: count.meta({ description: 'How many ended the same in both.' }),
    endedDifferently: count.meta({ description: 'How many did not.' }),
    missingThere: count.meta({ description: 'How many are here and not in the list.' }),
    missingHere: count.meta({ description: 'How many are in the list and not here.' }),
    differences: z
      .array(
        z
          .object({
            id: z.string().meta({ description: "The panel's id of the person." }),
            here: z
              .object({
                responseId: z.uuid().meta({ description: 'The response.' }),
                readableId: z.int().min(1).meta({ description: 'Its number.' }),
                endReason: z
                  .enum(END_REASONS)
                  .nullable()
                  .meta({ description: 'How it ended; null: it has not.' }),
              })
              .nullable()
              .meta({ description: 'How it stands here; null: not here.' }),
            there: z.string().nullable().meta({ description: "The panel's word; null: not in the list." }),
          })
          .meta({ id: 'PanelDifference', description: 'A person of whom the lists differ.' }),
      )
      .meta({ description: 'Up to 500 of each kind.' }),
  })
  .meta({ id: 'PanelComparison', description: "A panel's list beside the study's interviews." });
