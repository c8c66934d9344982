/** A brief of one page with questions of each kind, line by line. */
export const EXAMPLE_BRIEF: readonly string[] = [
  '# Why people cancel night trains',
  'Background',
  'We sell tickets for night trains. One in five first bookings is cancelled again.',
  'Goal',
  'Understand what happened between booking and cancelling.',
  'Screener',
  '1. Have you cancelled a journey in the last year? Yes (continue) / No (terminate)',
  '# The plan',
  '2. Tell me about the journey that you had planned.',
  '3. What had you booked? (select all that apply) The train, a hotel, something else',
  '4. Don’t you think that cancelling is too hard?',
  '# Looking back',
  '5. Rate from 1 to 5 how clear it was to: find the booking, see the fee, get the money back',
  '6. Rank by importance: refund, new date, somebody to talk to',
  '7. anything else',
];
