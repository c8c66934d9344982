import { languageModel } from '@/lib/ports/language-model';
import { modelModerator } from '@/lib/ports/model-moderator';
import { type Moderator, rulesModerator } from '@/lib/ports/moderator';
import { operatorsModel } from '@/lib/ports/operators-model';

/** Who words the follow-ups of an interview. */
export async function moderatorFor(): Promise<Moderator> {
  const endpoint = operatorsModel('moderator');
  if (!endpoint) return rulesModerator;
  return modelModerator(languageModel(endpoint), `${endpoint.baseUrl} ${endpoint.model}`);
}
