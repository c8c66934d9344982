'use client';
import type { RefObject } from 'react';
import { type Shortcut, useShortcuts } from '@/components/ui/shell/shortcuts';
import { useTakingOn } from './looked-after';
import { useDesk } from './reading-desk';
import { answerItemId } from './response-address';
import { selectedPassage } from './selected-passage';
import { useFind } from './use-find';
import { useMarking } from './use-marking';
import { useUnsurePlaces } from './use-unsure';

interface KeysOfReading {
  findField: RefObject<HTMLInputElement | null>;
  addTag: () => void;
}

/** The keys of a response page (design, Keyboard). */
export function useReadingKeys({ findField, addTag }: KeysOfReading): void {
  const desk = useDesk();
  const { words, setWords } = useFind();
  const mark = useMarking();
  const { reading, view, current, clearWash } = desk;
  const { move, nextQuestion } = useMoves();
  const inTranscript = view === 'transcript';
  const annotate = reading.may.annotate;
  const { takeOn } = useTakingOn();
  const unsure = useUnsurePlaces();
  const highlight = () => {
    const selected = selectedPassage(document.getSelection());
    if (selected) return mark(selected);
    const row = reading.transcript.find(({ responseIndex }) => responseIndex === current);
    if (row) mark({ row: row.responseIndex, start: 0, end: row.user.length });
  };
  const mend = () => {
    const row = reading.transcript.find(({ responseIndex }) => responseIndex === current);
    if (row?.words) desk.setDraft({ at: 'words', row: row.responseIndex, annotationId: null });
  };
  const isSpoken = reading.transcript.some(({ words: spoken }) => spoken !== null);
  const none = () => undefined;
  const { older, newer } = reading.neighbours;
  const shortcuts: Shortcut[] = [
    { keys: '↑ ↓', label: inTranscript ? 'passage' : 'answer', run: none, hint: true },
    { keys: '↑', label: 'previous passage', run: () => move(-1), unlisted: true },
    { keys: '↓', label: 'next passage', run: () => move(1), unlisted: true },
    { keys: '[ ]', label: 'question', run: none, hint: true, off: !inTranscript },
    {
      keys: '[',
      label: 'previous question',
      run: () => nextQuestion(-1),
      unlisted: true,
      off: !inTranscript,
    },
    { keys: ']', label: 'next question', run: () => nextQuestion(1), unlisted: true, off: !inTranscript },
    {
      keys: '↵',
      label: 'go to the passage',
      run: () => current !== null && desk.jump([current]),
      hint: true,
      off: inTranscript,
    },
    { keys: 'H', label: 'highlight', run: highlight, hint: true, off: !annotate || !inTranscript },
    {
      keys: 'E',
      label: 'mend the words',
      run: mend,
      hint: true,
      off: !annotate || !inTranscript || !isSpoken,
    },
    { keys: 'U', label: 'next uncertain word', run: unsure.next, hint: true, off: unsure.places === 0 },
    {
      keys: 'L',
      label: 'I am looking after this',
      run: takeOn,
      hint: true,
      off: !annotate || !reading.flags.includes('safety') || reading.lookedAfter !== null,
    },
    { keys: 'T', label: 'tag', run: addTag, hint: true, off: !annotate },
    { keys: '/', label: 'find', run: () => findField.current?.focus(), hint: true, off: !inTranscript },
    { keys: '1 2', label: 'transcript, answers', run: none, hint: true },
    { keys: '1', label: 'transcript', run: () => desk.setView('transcript'), unlisted: true },
    { keys: '2', label: 'answers', run: () => desk.setView('answers'), unlisted: true },
    { keys: 'J', label: 'older response', run: () => void desk.turnTo('older'), off: older === null },
    { keys: 'K', label: 'newer response', run: () => void desk.turnTo('newer'), off: newer === null },
    {
      keys: 'Esc',
      label: 'clear marks and search',
      run: () => {
        clearWash();
        if (words !== '') setWords('');
      },
    },
  ];
  useShortcuts('Response', shortcuts);
}

function useMoves() {
  const { reading, view, current, goTo } = useDesk();
  const rows = reading.transcript;
  const at = rows.findIndex(({ responseIndex }) => responseIndex === current);
  const moveInAnswers = (by: number) => {
    const place = reading.answers.findIndex((answer) => current !== null && answer.rows.includes(current));
    const next = Math.min(reading.answers.length - 1, Math.max(0, place + by));
    const [row] = reading.answers[next]?.rows ?? [];
    if (row === undefined) return;
    goTo(row);
    const element = document.getElementById(answerItemId(next));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };
  const move = (by: number) => {
    if (view === 'answers') return moveInAnswers(by);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (next) goTo(next.responseIndex);
  };
  const nextQuestion = (by: 1 | -1) => {
    const isQuestion = ({ isFollowUp, questionNumber }: (typeof rows)[number]) =>
      !isFollowUp && questionNumber !== null;
    const next =
      by > 0 ? rows.slice(at + 1).find(isQuestion) : rows.slice(0, Math.max(0, at)).findLast(isQuestion);
    if (next) goTo(next.responseIndex);
  };
  return { move, nextQuestion };
}
