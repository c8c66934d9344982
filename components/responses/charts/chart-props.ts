import type { QuestionResultV1, ResultPartV1 } from '@/lib/wire/v1/study-results';
import type { Criterion } from '../filter-state';

/** What every chart is drawn from. */
export interface ChartProps {
  question: QuestionResultV1;
  part: ResultPartV1;
  /** Whether a filter is on: then a tick marks the whole study. */
  compare: boolean;
  isPressed: (criterion: Criterion) => boolean;
  onPress: (criterion: Criterion) => void;
}
