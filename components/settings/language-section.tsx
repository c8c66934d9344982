'use client';
import { ComboBox } from '@/components/ui/combo-box';
import { FormRow } from '@/components/ui/form-row';
import { Tag } from '@/components/ui/tag';
import { LANGUAGES, languageName } from '@/lib/client/languages';
import type { SectionProps } from './section-props';

export function LanguageSection({ draft, change, readOnly }: SectionProps) {
  const { questionLanguage, availableLanguages } = draft;
  return (
    <div id="languages">
      <FormRow title="Languages" about="You write in one; participants may choose among the others">
        <div className="grid grid-cols-[11rem_minmax(0,1fr)] items-start gap-3 max-[40rem]:grid-cols-1">
          <ComboBox
            label="Question language"
            hint="The one you write in"
            noun="language"
            items={LANGUAGES}
            value={questionLanguage}
            disabled={readOnly}
            onChange={(id) => {
              if (id === null) return;
              change({
                questionLanguage: id,
                availableLanguages: availableLanguages.filter((code) => code !== id),
              });
            }}
          />
          <div className="grid gap-2">
            <ComboBox
              key={availableLanguages.length}
              label="Available languages"
              noun="language"
              placeholder="Add"
              items={LANGUAGES.filter(
                ({ id }) => id !== questionLanguage && !availableLanguages.includes(id),
              )}
              value={null}
              disabled={readOnly}
              onChange={(id) => {
                if (id !== null) change({ availableLanguages: [...availableLanguages, id] });
              }}
            />
            {availableLanguages.length > 0 ? (
              <ul className="flex flex-wrap gap-1.5">
                {availableLanguages.map((code) => (
                  <li key={code}>
                    <Tag
                      title={code}
                      {...(readOnly
                        ? {}
                        : {
                            removeLabel: `Remove ${languageName(code)}`,
                            onRemove: () =>
                              change({
                                availableLanguages: availableLanguages.filter((other) => other !== code),
                              }),
                          })}
                    >
                      {languageName(code)}
                    </Tag>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        <p className="text-12 text-ink-3">
          What is not translated yet is shown in the language that you write in.
        </p>
      </FormRow>
    </div>
  );
}
