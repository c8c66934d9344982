'use client';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { copyText } from './copy-text';
import { FIELD_LABEL } from './field-style';

/** A secret that is shown only this once, to be copied. */
export function ShowOnce({ label, value, copied: done }: { label: string; value: string; copied: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="grid gap-1.5">
      <span className={FIELD_LABEL}>{label}</span>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <input
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="h-lg w-full min-w-0 rounded-2 border border-line-control bg-paper px-3 font-code text-12 text-ink tracking-[-0.01em]"
        />
        <Button
          size="lg"
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copyText(value, done).then(setCopied)}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </div>
    </div>
  );
}
