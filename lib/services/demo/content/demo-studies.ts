import type { NewStudy } from '../../studies/create-study';
import type { Cast } from '../voice';
import { NEW_TOWN } from './new-town';
import { NEW_TOWN_VOICES } from './new-town-voices';
import { REFILL_IDEAS } from './refill-ideas';
import { REFILL_VOICES } from './refill-voices';
import { TRAIN_JOURNEYS } from './train-journeys';
import { TRAIN_VOICES } from './train-voices';

export interface DemoStudy {
  study: NewStudy;
  folderPath: string[];
  /** How long ago it was begun. */
  days: number;
  cast: Cast;
}

/** In the order in which they were begun. A study has responses in proportion to its voices. */
export const DEMO_STUDIES: readonly [DemoStudy, ...DemoStudy[]] = [
  {
    study: TRAIN_JOURNEYS,
    folderPath: ['Transport'],
    days: 24,
    cast: {
      voices: TRAIN_VOICES,
      weights: {
        frequency: { weekly: 3, monthly: 4, yearly: 3, never: 0 },
        trade: { 'trade-yes': 0, 'trade-no': 1 },
        priorities: { punctual: 1.6, price: 1.3, time: 1, simple: 0.9, comfort: 0.8 },
        improvements: {
          news: 1.9,
          seats: 1.6,
          bus: 1.3,
          evening: 1.1,
          lift: 1,
          shelter: 0.9,
          bikes: 0.7,
          wifi: 0.6,
        },
        stages: {
          'Waiting at the station': -0.2,
          'Getting on from the station': -0.1,
          'The journey itself': 0.2,
        },
      },
    },
  },
  {
    study: REFILL_IDEAS,
    folderPath: ['Household', 'Concept tests'],
    days: 13,
    cast: { voices: REFILL_VOICES, weights: {} },
  },
  {
    study: NEW_TOWN,
    folderPath: ['Communities'],
    days: 8,
    cast: { voices: NEW_TOWN_VOICES, weights: {} },
  },
];
