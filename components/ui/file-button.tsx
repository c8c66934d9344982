'use client';
import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

interface FileButtonProps extends Omit<ButtonProps, 'onPress' | 'type'> {
  /** Endings and media types. */
  accept: readonly string[];
  onFile: (file: File) => void;
}

/** A button that asks for a file. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept.join(',')}
        className="hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
