import { z } from 'zod';
import { GUIDE_WARNING_CODES } from '@/lib/domain/guide/lint/guide-warning';
import { STUDY_WARNING_CODES } from '@/lib/domain/study/study-warnings';
import { GuideProblemShape } from './study-detail';

const path = z.array(z.union([z.string(), z.int()]));

const ChangeShape = z
  .object({
    op: z.enum(['add', 'replace', 'remove']).meta({ description: 'What is done, as in JSON Patch.' }),
    path: path.meta({
      description: 'Where, as in a problem: from the study guide on, or a field of the study.',
    }),
    value: z
      .union([z.string(), z.number(), z.looseObject({})])
      .optional()
      .meta({ description: 'What is put there; absent for `remove`. In a list, `add` moves the rest on.' }),
  })
  .meta({ id: 'GuideChange', description: 'One step of a fix.' });

const GuideWarningShape = z
  .object({
    code: z
      .enum([...STUDY_WARNING_CODES, ...GUIDE_WARNING_CODES])
      .meta({ description: 'What it is about; stable.' }),
    path: path.meta({ description: 'Where: from the study guide on, or a field of the study.' }),
    message: z.string().meta({ description: 'What is probably wrong, for a person.' }),
    fix: z
      .object({
        label: z.string().meta({ description: 'What the changes do, for a button.' }),
        changes: z
          .array(ChangeShape)
          .meta({ description: 'The changes that solve it, to be made in this order.' }),
      })
      .meta({ id: 'GuideFix', description: 'What would solve a warning.' })
      .optional()
      .meta({ description: 'What would solve it; absent where only the author can know.' }),
  })
  .meta({ id: 'GuideWarning', description: 'A probable mistake in wording or structure.' });

/** All that is wrong with a guide, or probably wrong. */
export const ValidationShape = z
  .object({
    valid: z.boolean().meta({ description: 'Whether it could be published; warnings make no difference.' }),
    problems: z
      .array(GuideProblemShape)
      .meta({ description: 'All of its problems, in the order of the guide.' }),
    warnings: z
      .array(GuideWarningShape)
      .meta({ description: "Probable mistakes, the study's own first. They prevent nothing." }),
  })
  .meta({ id: 'Validation', description: 'What is wrong with a guide.' });
