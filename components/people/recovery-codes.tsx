'use client';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { saveFile } from '@/components/ui/save-file';

/** Recovery codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="grid gap-3">
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-2 border border-line bg-paper px-4 py-3 font-code text-12 max-[24rem]:grid-cols-1"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          onPress={() => void copyText(codes.join('\n'), 'The codes are copied.').then(setCopied)}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button icon={<Download aria-hidden />} onPress={() => save(codes)}>
          Save as a file
        </Button>
      </div>
    </div>
  );
}

function save(codes: readonly string[]): void {
  const text = `Recovery codes for Colloquy at ${window.location.host}. Each works once.\n\n${codes.join('\n')}\n`;
  saveFile('colloquy-recovery-codes.txt', 'text/plain', text);
}
