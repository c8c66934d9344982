'use client';
import { LinkButton } from '@/components/ui/link-button';
import { Note } from '@/components/ui/note';
import { languageName } from '@/lib/client/languages';
import type { LaunchPreview } from '@/lib/client/launch';

/** The languages in which texts are missing: participants are not offered these. Nothing when there are none. */
export function MissingTranslations({ preview }: { preview: LaunchPreview }) {
  const missing = Object.entries(preview.missingTranslations);
  if (missing.length === 0) return null;
  return (
    <Note
      tone="caution"
      title="Not everything is translated."
      actions={
        <LinkButton size="sm" href={`/studies/${preview.id}/guide/translate`}>
          Translate
        </LinkButton>
      }
    >
      <span className="grid gap-0.5">
        {missing.map(([language, paths]) => (
          <span key={language}>
            {`${languageName(language)}: ${paths.length === 1 ? 'one text' : `${paths.length} texts`} missing`}
          </span>
        ))}
      </span>
      <span className="mt-1 block">
        {missing.length === 1
          ? 'Participants are not offered it before that.'
          : 'Participants are not offered these before that.'}
      </span>
    </Note>
  );
}
