'use client';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { laterDialog } from '@/components/ui/later-dialog';
import type { RenderQuestion } from './preview/preview-step';
import { RehearseButton } from './rehearse-button';

const TryIt = laterDialog('Try it', () => import('./try-it').then((module) => module.TryIt));

/** Opens the preview in the whole window. */
export function TryItButton({ title, renderQuestion }: { title: string; renderQuestion: RenderQuestion }) {
  const [trying, setTrying] = useState(false);
  return (
    <>
      <Button icon={<Eye aria-hidden />} onPress={() => setTrying(true)}>
        Try it
      </Button>
      {trying ? (
        <TryIt
          title={title}
          renderQuestion={renderQuestion}
          rehearsal={<RehearseButton />}
          onClose={() => setTrying(false)}
        />
      ) : null}
    </>
  );
}
