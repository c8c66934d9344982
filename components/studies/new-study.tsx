'use client';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, FileJson, FileText, LayoutTemplate, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/shell/page-header';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { useMay, useSession } from '@/lib/client/session';
import type { StudyTemplate } from '@/lib/domain/templates/study-template';
import { DuplicateStudy } from './duplicate-study';
import { PasteGuide } from './paste-guide';
import { BLANK, StartFrom } from './start-from';
import { folderOfAddress } from './use-create-study';

/** Only who begins with a brief needs what reads one. */
const FromBrief = dynamic(() => import('./from-brief').then((module) => module.FromBrief), {
  loading: () => <PreviewSkeleton />,
});

/** The templates are some thousand words: they are loaded when they are needed. */
function templatesQuery() {
  return {
    queryKey: ['templates'],
    queryFn: async () => (await import('@/lib/domain/templates/study-templates')).STUDY_TEMPLATES,
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** The ways to start a study. Nothing is created before a button is pressed. */
export function NewStudy() {
  const parameters = useSearchParams();
  const mayEdit = useMay('edit');
  const { organization } = useSession();
  const chosen = parameters.get('from');
  const from = chosen ?? 'blank';
  const folder = folderOfAddress(parameters);
  const { data: templates } = useQuery(templatesQuery());
  const header = (
    <PageHeader
      title="New study"
      crumbs={[{ label: 'Studies', href: '/studies' }]}
      detail={folder ? <span className="text-ink-3">{`in ${folder.join(' / ')}`}</span> : null}
    />
  );
  if (!mayEdit) {
    return (
      <>
        {header}
        <EmptyState
          title="Your role may not create studies"
          action={<LinkButton href="/studies">Back to the studies</LinkButton>}
        >
          {`In ${organization.name} you are a ${organization.role}. An owner or admin can change that under Members.`}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {header}
      <div className="grid min-h-0 flex-1 grid-cols-[20rem_minmax(0,1fr)] max-[60rem]:block">
        <Beginnings
          templates={templates}
          current={from}
          className={chosen === null ? '' : 'max-[60rem]:hidden'}
        />
        <div
          className={classNames(
            'min-h-0 overflow-auto max-[60rem]:overflow-visible',
            chosen === null && 'max-[60rem]:hidden',
          )}
        >
          <Chosen from={from} templates={templates} />
        </div>
      </div>
    </>
  );
}

function Chosen({ from, templates }: { from: string; templates: readonly StudyTemplate[] | undefined }) {
  if (from === 'brief') return <FromBrief />;
  if (from === 'paste') return <PasteGuide />;
  if (from === 'duplicate') return <DuplicateStudy />;
  if (from === 'blank') return <StartFrom key="blank" {...BLANK} />;
  if (!templates) return <PreviewSkeleton />;
  const template = templates.find(({ id }) => id === from);
  if (!template) {
    return (
      <EmptyState
        title="There is no such template"
        action={<LinkButton href="/studies/new">See all beginnings</LinkButton>}
      >
        The link names one that is not there, or not any more.
      </EmptyState>
    );
  }
  return <StartFrom key={from} heading={template.name} about={template.about} study={template.study} />;
}

interface BeginningsProps {
  templates: readonly StudyTemplate[] | undefined;
  current: string;
  className: string;
}

const MINE = [
  { id: 'blank', label: 'Empty guide', detail: 'One block, one open question', icon: <Plus aria-hidden /> },
  {
    id: 'brief',
    label: 'A brief or questions',
    detail: 'Pasted or from Word, sorted into a guide',
    icon: <FileText aria-hidden />,
  },
  {
    id: 'paste',
    label: 'Paste or upload a guide',
    detail: 'As exported from another study',
    icon: <FileJson aria-hidden />,
  },
  {
    id: 'duplicate',
    label: 'Duplicate a study',
    detail: 'Everything but its responses',
    icon: <CopyPlus aria-hidden />,
  },
];
const NAMES = Array.from({ length: 9 }, (_, at) => `template ${at}`);

function Beginnings({ templates, current, className }: BeginningsProps) {
  return (
    <nav
      aria-label="Beginnings"
      className={`min-h-0 overflow-auto border-line border-e px-3 py-3 max-[60rem]:border-0 ${className}`}
    >
      {MINE.map((beginning) => (
        <Beginning key={beginning.id} {...beginning} current={beginning.id === current} />
      ))}
      <h2 className="px-3 pt-4 pb-1 text-12 text-ink-3">Templates</h2>
      {templates
        ? templates.map(({ id, name, about }) => (
            <Beginning
              key={id}
              id={id}
              label={name}
              detail={about}
              icon={<LayoutTemplate aria-hidden />}
              current={id === current}
            />
          ))
        : NAMES.map((name) => (
            <p key={name} className="h-[3.5rem] px-3 py-2">
              <Skeleton className="w-[60%]" />
            </p>
          ))}
    </nav>
  );
}

function Beginning(props: { id: string; label: string; detail: string; icon: ReactNode; current: boolean }) {
  const { id, label, detail, icon, current } = props;
  const parameters = useSearchParams();
  const folder = parameters.get('folder');
  const href = `/studies/new?from=${id}${folder === null ? '' : `&folder=${encodeURIComponent(folder)}`}`;
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className="grid grid-cols-[1.5rem_minmax(0,1fr)] rounded-2 px-3 py-2 text-ink-2 transition-colors duration-1 hover:bg-fill aria-[current]:bg-fill [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:text-ink-3 aria-[current]:[&>svg]:text-accent"
    >
      {icon}
      <span>
        <span className="block font-medium text-ink">{label}</span>
        <span className="line-clamp-2 text-12 text-ink-3">{detail}</span>
      </span>
    </Link>
  );
}

export function PreviewSkeleton() {
  return (
    <div className="grid max-w-[46rem] gap-6 px-8 py-8">
      <Loading what="the guide" />
      <Skeleton className="w-[40%]" />
      <Skeleton className="w-[80%]" />
      <Skeleton className="w-[72%]" />
      <Skeleton className="w-[66%]" />
    </div>
  );
}
