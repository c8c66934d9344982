'use client';
import type { ReactElement } from 'react';
import { Switch } from '@/components/ui/switch';
import type { IdentifiedBlock, IdentifiedItem } from '@/lib/domain/guide/guide';
import type { ListedProblem } from '../problems/listed-problem';
import { CarrySection } from './carry-section';
import { OptionsEditor } from './options-editor';
import { RowsEditor } from './rows-editor';
import { Section, SectionHead } from './section';
import { SelectionBounds } from './selection-bounds';
import { MaxDiffSection, OpenSections, OrderSection, StatementSection } from './type-sections';
import { UploadSection } from './upload-section';
import { useEdit } from './use-edit';

interface AnswerSectionsProps {
  item: IdentifiedItem;
  block: IdentifiedBlock;
  problems: readonly ListedProblem[];
}

/** The settings for a participant's answer, by the question's type: options, rows, follow-ups, files. */
export function AnswerSections({ item, block, problems }: AnswerSectionsProps): ReactElement {
  const carried = 'carryForwardFrom' in item && item.carryForwardFrom != null;
  switch (item.type) {
    case 'open_ended':
      return <OpenSections item={item} />;
    case 'multiple_choice':
    case 'ranking':
      return (
        <>
          <Section>
            <SectionHead label="Options">
              {item.type === 'multiple_choice' ? <SelectionBounds item={item} problems={problems} /> : null}
            </SectionHead>
            {carried && !item.options?.length ? (
              <p className="text-ink-3">What was selected in the earlier question is offered here.</p>
            ) : (
              <OptionsEditor item={item} blockType={block.type} problems={problems} noun="option" />
            )}
          </Section>
          {block.type === 'screening' ? null : <CarrySection item={item} />}
          <OrderSection item={item} />
        </>
      );
    case 'matrix':
      return (
        <>
          <Section>
            <SectionHead label="Rows" />
            <RowsEditor item={item} />
          </Section>
          <Section>
            <MatrixColumns item={item} block={block} problems={problems} />
          </Section>
        </>
      );
    case 'max_diff':
      return (
        <>
          <Section>
            <SectionHead label="Options" />
            <OptionsEditor item={item} blockType={block.type} problems={problems} noun="option" />
          </Section>
          <MaxDiffSection item={item} />
        </>
      );
    case 'statement':
      return <StatementSection item={item} />;
    case 'file_upload':
      return <UploadSection item={item} />;
  }
}

function MatrixColumns({ item, block, problems }: AnswerSectionsProps) {
  const { setItem } = useEdit();
  if (item.type !== 'matrix') return null;
  return (
    <>
      <SectionHead label="Columns">
        <span className="ms-auto">
          <Switch
            checked={item.multiSelect === true}
            onChange={(on) => setItem(item, 'Allow several answers', { multiSelect: on ? true : undefined })}
          >
            Several a row
          </Switch>
        </span>
      </SectionHead>
      <OptionsEditor item={item} blockType={block.type} problems={problems} noun="column" />
    </>
  );
}
