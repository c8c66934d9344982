'use client';
import { X } from 'lucide-react';
import { FIELD_LABEL } from '@/components/ui/field-style';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { type Parameter, parameterProblem } from './link-with';

const MOST = 20;

interface ParameterFieldsProps {
  /** The last one is empty: where the next is typed. */
  parameters: readonly Parameter[];
  onChange: (parameters: readonly Parameter[]) => void;
}

export function ParameterFields({ parameters, onChange }: ParameterFieldsProps) {
  const change = (at: number, part: Partial<Parameter>) => {
    const next = parameters.map((parameter, place) => (place === at ? { ...parameter, ...part } : parameter));
    const last = next.at(-1);
    const grows = last && (last.name !== '' || last.value !== '') && next.length < MOST;
    onChange(grows ? [...next, { name: '', value: '' }] : next);
  };
  const problems = parameters.flatMap((_, at) => parameterProblem(parameters, at) ?? []);
  return (
    <fieldset className="grid gap-2">
      <legend className={`${FIELD_LABEL} mb-1.5`}>URL parameters</legend>
      {parameters.map((parameter, at) => (
        <div
          key={at}
          className="grid grid-cols-[8rem_1rem_minmax(0,1fr)_1.75rem] items-center gap-1.5 max-[40rem]:grid-cols-[6rem_1rem_minmax(0,1fr)_1.75rem]"
        >
          <TextField
            label={`Name of parameter ${at + 1}`}
            labelHidden
            size="sm"
            placeholder="name"
            value={parameter.name}
            onChange={(name) => change(at, { name })}
            spellCheck={false}
            autoComplete="off"
          />
          <span aria-hidden className="text-center text-ink-3">
            =
          </span>
          <TextField
            label={`Value of parameter ${at + 1}`}
            labelHidden
            size="sm"
            placeholder="value"
            value={parameter.value}
            onChange={(value) => change(at, { value })}
            spellCheck={false}
            autoComplete="off"
          />
          {parameters.length > 1 && at < parameters.length - 1 ? (
            <IconButton
              label={`Remove ${parameter.name || `parameter ${at + 1}`}`}
              size="sm"
              onPress={() => onChange(parameters.filter((_, place) => place !== at))}
            >
              <X aria-hidden />
            </IconButton>
          ) : null}
        </div>
      ))}
      {problems[0] ? (
        <p className="text-12 text-caution" role="status">
          {problems[0]}
        </p>
      ) : (
        <p className="text-12 text-ink-3">
          Stored with every response as its URL parameters, so you can tell sources apart. The link and the
          code update as you type.
        </p>
      )}
    </fieldset>
  );
}
