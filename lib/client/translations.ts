'use client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { BYTE_ORDER_MARK } from '@/lib/domain/response/csv';
import type { TranslationShape, TranslationsShape } from '@/lib/wire/v1/translations';
import { addressOf, api, fetchOwn, pathOf } from './api';

export type TranslationOverview = z.infer<typeof TranslationsShape>;
export type LanguageState = TranslationOverview['languages'][number];
export type Translation = z.infer<typeof TranslationShape>;
export type TranslatedText = Translation['strings'][string];

const PATH = '/api/public/v1/studies/{studyId}/translations';
const ONE = '/api/public/v1/studies/{studyId}/translations/{language}';
const keyOf = (studyId: string) => ['study', studyId, 'translations'];

/** How far each language of a study is. */
export function translationsQuery(studyId: string) {
  return queryOptions({
    queryKey: keyOf(studyId),
    queryFn: ({ signal }) => api.get(PATH, { path: { studyId }, signal }),
  });
}

/** Every text of a study beside its translation. */
export function translationQuery(studyId: string, language: string) {
  return queryOptions({
    queryKey: [...keyOf(studyId), language],
    queryFn: ({ signal }) => api.get(ONE, { path: { studyId, language: language as 'de' }, signal }),
  });
}

/** Keeps one text; null takes its translation away. */
export function useTranslate(studyId: string, language: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, text, state }: { path: string; text: string; state: 'edited' | 'approved' }) =>
      api.patch(ONE, {
        path: { studyId, language: language as 'de' },
        body: { strings: { [path]: text.trim() === '' ? null : { text, state } } },
      }),
    onSuccess: (translation) => {
      client.setQueryData(translationQuery(studyId, language).queryKey, translation);
      void client.invalidateQueries({ queryKey: keyOf(studyId), exact: true });
      void client.invalidateQueries({ queryKey: ['study', studyId, 'head'] });
    },
  });
}

/** Has a model draft all texts of a language that have no translation, some at a time, until it is stopped. */
export function useDrafts(studyId: string, language: string) {
  const client = useQueryClient();
  const [left, setLeft] = useState<number | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const drafts = useMutation({
    mutationFn: async () => {
      isStopped.current = false;
      for (let drafted = 0; ; ) {
        const part = await api.post(`${ONE}/draft`, { path: { studyId, language: language as 'de' } });
        client.setQueryData(translationQuery(studyId, language).queryKey, part.translation);
        void client.invalidateQueries({ queryKey: keyOf(studyId), exact: true });
        drafted += part.drafted;
        setLeft(part.left);
        if (part.drafted === 0 || part.left === 0 || isStopped.current) return { drafted, left: part.left };
      }
    },
    onSettled: () => setLeft(null),
  });
  return { draft: drafts.mutate, isDrafting: drafts.isPending, left, stop };
}

/** Brings in a translator's file: CSV, or XLIFF by its name. What is not in the file stays. */
export function useBringIn(studyId: string, language: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<Translation> => {
      const response = await fetchOwn(pathOf(ONE, { studyId, language }), {
        method: 'PATCH',
        headers: { 'content-type': TYPES[/\.csv$/i.test(file.name) ? 'csv' : 'xliff'] },
        body: await file.text(),
      });
      return response.json();
    },
    onSuccess: (translation) => {
      client.setQueryData(translationQuery(studyId, language).queryKey, translation);
      void client.invalidateQueries({ queryKey: keyOf(studyId), exact: true });
    },
  });
}

/** A file of a language for translators. */
export async function translationFile(
  studyId: string,
  language: string,
  format: 'csv' | 'xliff',
): Promise<{ name: string; type: string; text: string }> {
  const response = await fetchOwn(addressOf(pathOf(ONE, { studyId, language }), { format }));
  const text = await response.text();
  return format === 'csv'
    ? // Reading drops the mark by which spreadsheets know the encoding.
      { name: `${language}.csv`, type: TYPES.csv, text: `${BYTE_ORDER_MARK}${text}` }
    : { name: `${language}.xlf`, type: TYPES.xliff, text };
}

const TYPES = { csv: 'text/csv', xliff: 'application/xliff+xml' } as const;
