'use client';
import { GitBranch, Layers, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Segments } from '@/components/ui/segments';
import { Select } from '@/components/ui/select';
import { languageName } from '@/lib/client/languages';
import { conditionSources, optionChosen, sourceNamed } from '../model/condition-sources';
import { PreviewFrame } from './preview-frame';
import type { RenderQuestion } from './preview-step';
import { type Preview, usePreview } from './use-preview';

const DEVICES = [
  {
    id: 'phone' as const,
    label: 'Phone',
    icon: <Smartphone aria-hidden strokeWidth={1.5} />,
    iconOnly: true,
  },
  {
    id: 'desktop' as const,
    label: 'Desktop',
    icon: <Monitor aria-hidden strokeWidth={1.5} />,
    iconOnly: true,
  },
];

interface PreviewPaneProps {
  renderQuestion: RenderQuestion;
  title: string;
  className?: string;
  /** "Try it": the preview fills the window and begins at the first question. */
  whole?: boolean;
  /** At the right edge of the head: a button to close it. */
  close?: ReactNode;
}

/** The participant's view of the question that is being edited. */
export function PreviewPane({ renderQuestion, title, className, whole, close }: PreviewPaneProps) {
  const preview = usePreview();
  const [device, setDevice] = useState<'phone' | 'desktop'>(whole ? 'desktop' : 'phone');
  const [language, setLanguage] = useState<string | null>(null);
  const { questionLanguage, availableLanguages } = preview.fields;
  const languages = [...new Set([questionLanguage, ...availableLanguages])];
  const shownLanguage = language && languages.includes(language) ? language : questionLanguage;
  return (
    <aside
      aria-label="Participant preview"
      className={classNames('flex min-h-0 min-w-0 flex-col bg-well', className)}
    >
      <div className="flex h-[2.75rem] shrink-0 items-center gap-2 ps-4 pe-3">
        <h2 className="truncate font-strong">Participant sees</h2>
        <span className="ms-auto" />
        <Segments size="sm" label="Device" items={DEVICES} value={device} onChange={setDevice} />
        <Select
          quiet
          label="Language"
          labelHidden
          items={languages.map((code) => ({ id: code, label: languageName(code), detail: code }))}
          value={shownLanguage}
          onChange={setLanguage}
        />
        {close}
      </div>
      <PreviewFrame
        preview={preview}
        device={device}
        language={shownLanguage}
        title={preview.fields.externalTitle || title}
        renderQuestion={renderQuestion}
      />
      <Footer preview={preview} />
    </aside>
  );
}

/** Who sees it: the choices that lead to it, or the concept. */
function Footer({ preview }: { preview: Preview }) {
  const { shown } = preview;
  const line =
    'flex min-h-[2.75rem] shrink-0 flex-wrap items-center gap-1.5 px-4 py-2 text-12 text-ink-3 [&>svg]:size-[0.875rem]';
  if (shown.kind !== 'step')
    return <div className={line}>{shown.kind === 'nothing' ? 'Nothing to show yet' : ''}</div>;
  if (preview.leadsOut) {
    return (
      <div className={line} role="status">
        Continue leads to <span className="text-ink-2">screened out</span>
      </div>
    );
  }
  if (shown.unreachable) {
    return (
      <div className={line} role="status">
        <GitBranch aria-hidden strokeWidth={1.5} />
        As the guide stands, nobody is asked this
      </div>
    );
  }
  return (
    <div className={line}>
      {preview.walking ? <span>Walking through as a participant</span> : <AskedTo preview={preview} />}
    </div>
  );
}

function AskedTo({ preview }: { preview: Preview }) {
  const { shown, guide } = preview;
  const step = shown.kind === 'step' ? shown.walk.step : null;
  if (!step || step.kind === 'end') return null;
  if (step.concept) return <ConceptChoice preview={preview} />;
  const criterion = step.item.conditional?.criteria.find(
    (one) => one.type === 'selectedTemplateOptions' && one.matchingCriteria === 'mustSelect',
  );
  if (criterion?.type !== 'selectedTemplateOptions') {
    return (
      <span>
        {step.item.conditional ? 'Answering so that it is asked' : 'Everybody who gets here is asked this'}
      </span>
    );
  }
  const source = sourceNamed(conditionSources(guide, { itemId: step.item.id }), criterion.questionId);
  const choices = criterion.choices.map((choice) => ({
    id: choice,
    label: `Q${source?.number ?? '?'}: ${optionChosen(source?.options ?? [], choice)?.text ?? choice}`,
  }));
  const chosen =
    criterion.choices.find((choice) => choice === preview.preferred) ?? criterion.choices[0] ?? null;
  return (
    <>
      <GitBranch aria-hidden strokeWidth={1.5} />
      Answering as someone who chose
      <Select
        label="Answering as someone who chose"
        labelHidden
        size="sm"
        className="max-w-[11rem]"
        items={choices}
        value={chosen}
        onChange={preview.prefer}
      />
    </>
  );
}

function ConceptChoice({ preview }: { preview: Preview }) {
  const { shown, guide } = preview;
  const step = shown.kind === 'step' ? shown.walk.step : null;
  if (!step || step.kind === 'end') return null;
  const block = guide.find(({ id }) => id === step.block.id);
  const concepts = block?.conceptSamplingConfig?.concepts ?? [];
  return (
    <>
      <Layers aria-hidden strokeWidth={1.5} />
      Showing
      <Select
        label="Concept shown first"
        labelHidden
        size="sm"
        className="max-w-[13rem]"
        items={concepts.map(({ id, nickname, content }) => ({
          id,
          label: `Concept ${nickname || content.title}, first`,
        }))}
        value={step.concept?.id ?? null}
        onChange={preview.showConcept}
      />
    </>
  );
}
