'use client';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { ComboBox } from '@/components/ui/combo-box';
import { ErrorNote } from '@/components/ui/error-note';
import { ApiError } from '@/lib/client/api';
import { duplicateStudy, exportedGuideQuery } from '@/lib/client/studies';
import { studyNamesQuery } from '@/lib/client/study-names';
import { BackToBeginnings, Beginning } from './start-from';
import { counted } from './study-words';

/** Creates a draft with another study's content. That study is in the address. */
export function DuplicateStudy() {
  const router = useRouter();
  const parameters = useSearchParams();
  const studyId = parameters.get('study');
  const names = useQuery(studyNamesQuery());
  const choose = (id: string | null) => {
    const next = new URLSearchParams(parameters);
    if (id === null) next.delete('study');
    else next.set('study', id);
    router.replace(`/studies/new?${next}`);
  };
  return (
    <>
      <div className="grid max-w-[46rem] content-start gap-5 px-8 pt-8 max-[60rem]:px-4 max-[60rem]:pt-5">
        <BackToBeginnings />
        <h2 className="font-title text-20 tracking-[-0.01em]">Duplicate a study</h2>
        <ComboBox
          label="Study to duplicate"
          noun="study"
          size="lg"
          loading={names.isPending}
          items={(names.data ?? []).map(({ id, title, responseCount }) => ({
            id,
            label: title,
            detail: counted(responseCount, 'response', 'responses'),
          }))}
          value={studyId}
          onChange={choose}
          hint="Its guide and settings are copied. Its responses, wallet and launchers are not."
        />
        {names.isError ? (
          <ErrorNote title="The studies could not be read." retry={() => void names.refetch()}>
            {names.error.message}
          </ErrorNote>
        ) : null}
      </div>
      {studyId ? <Copy key={studyId} studyId={studyId} /> : null}
    </>
  );
}

function Copy({ studyId }: { studyId: string }) {
  const { data, error, refetch } = useQuery(exportedGuideQuery(studyId));
  if (error) {
    return (
      <ErrorNote
        className="mx-8 my-5 max-w-[42rem]"
        title="This study could not be read."
        requestId={error instanceof ApiError ? error.requestId : null}
        retry={() => void refetch()}
      >
        {error.message}
      </ErrorNote>
    );
  }
  if (!data) return null;
  return (
    <Beginning
      heading={data.title}
      about="This is what the copy will ask."
      title={`Copy of ${data.title}`.slice(0, 300)}
      guide={data.studyGuide}
      lang={data.config.questionLanguage}
      make={(title) => duplicateStudy(studyId, title)}
      verb="Duplicate study"
    />
  );
}
