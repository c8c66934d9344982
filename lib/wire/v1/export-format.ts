import { z } from 'zod';
import { EXPORT_FORMATS } from '@/lib/domain/response/export-format';

export const exportFormatParameter = z
  .enum(EXPORT_FORMATS, `expected one of ${EXPORT_FORMATS.join(', ')}`)
  .default('csv')
  .meta({ description: 'What the file is.' });
