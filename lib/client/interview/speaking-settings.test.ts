import { expect, it, vi } from 'vitest';
import { noChoices, SpeakingChoices } from './speaking-settings';

function shelf(text: string | null = null) {
  let kept = text;
  return {
    get: () => kept,
    set: (_: string, value: string) => {
      kept = value;
    },
    remove: () => {},
  };
}

it('what somebody chose is told at once, and is there when they come back', () => {
  const place = shelf();
  const choices = new SpeakingChoices(place);
  const heard = vi.fn();
  choices.subscribe(heard);
  choices.choose({ way: 'type' });
  expect(heard).toHaveBeenCalledOnce();
  expect(choices.current()).toEqual({ ...noChoices(), way: 'type' });
  expect(new SpeakingChoices(place).current().way).toBe('type');
});

it.each(['', 'null', '{', '7'])('what cannot be read (%j) is as if nobody had chosen', (text) => {
  expect(new SpeakingChoices(shelf(text)).current()).toEqual(noChoices());
});
