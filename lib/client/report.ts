'use client';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { ReportBlockV1, ReportV1 } from '@/lib/wire/v1/report';
import { ApiError, api, fetchOwn, pathOf } from './api';
import { keepFile, nameOf } from './export-responses';
import { citedAgain } from './findings';
import type { BodyOf } from './request-types';
import { useSaveSoon } from './save-soon';

const REPORT = '/api/public/v1/studies/{studyId}/report';

/** A report with the version that its next change is based on. */
export interface OpenReport {
  report: ReportV1;
  etag: string;
}

export function reportQuery(studyId: string) {
  return queryOptions({
    queryKey: ['findings', studyId, 'report'],
    queryFn: async ({ signal }): Promise<OpenReport> => {
      const { body, headers } = await api.whole('get', REPORT, { path: { studyId }, signal });
      return { report: body, etag: headers.get('etag') ?? '' };
    },
    // While it is open, what is written here is newer than what an answer would say.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

type Draft = Pick<ReportV1, 'title' | 'standfirst' | 'blocks'>;
type Written = BodyOf<typeof REPORT, 'put'>;

/** A report as it is sent. */
export function writtenReport({ title, standfirst, blocks }: Draft): Written {
  return { title: title.trim() === '' ? 'Report' : title, standfirst, blocks: blocks.map(writtenBlock) };
}

function writtenBlock(block: ReportBlockV1): Written['blocks'][number] {
  const { id } = block;
  switch (block.type) {
    case 'question':
      return { id, type: 'question', questionId: block.questionId, as: block.as };
    case 'theme':
      return { id, type: 'theme', themes: block.themes, as: block.as };
    case 'quote':
      return { id, type: 'quote', by: block.by, passage: citedAgain(block.passage) };
    case 'clip':
      return { id, type: 'clip', clipId: block.clipId, by: block.by };
    default:
      return block;
  }
}

interface Saved {
  /** What was sent last, as text. */
  text: string;
  etag: string;
  at: string | null;
}

export interface ReportSaving {
  /** When it was saved last; null before. */
  savedAt: string | null;
  isSaved: boolean;
  error: Error | null;
  /** Somebody else saved it meanwhile. */
  isConflict: boolean;
  retry: () => void;
  /** Saves what is here over what they saved. */
  keepMine: () => Promise<void>;
  readTheirs: () => Promise<void>;
  /** Counts the charts anew, of the report as it was saved. */
  renewFigures: (blockIds: string[]) => Promise<void>;
  isRenewing: boolean;
}

/**
 * Saves a draft a moment after its last change, one request at a time, each on the version before it. `onServed` gets
 * what the server made of it, `onTheirs` the report of somebody else.
 */
export function useReportSaving(
  studyId: string,
  open: OpenReport,
  draft: Draft,
  { onServed, onTheirs }: { onServed: (report: ReportV1) => void; onTheirs: (report: ReportV1) => void },
): ReportSaving {
  const client = useQueryClient();
  const [saved, setSaved] = useState<Saved>(() => ({
    text: JSON.stringify(writtenReport(open.report)),
    etag: open.etag,
    at: open.report.updatedAt,
  }));
  const [busy, setBusy] = useState<'saving' | 'counting' | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const text = JSON.stringify(writtenReport(draft));
  const isSaved = text === saved.text;

  const take = useCallback(
    ({ report, etag }: OpenReport, sent: string) => {
      setSaved({ text: sent, etag, at: report.updatedAt });
      client.setQueryData(reportQuery(studyId).queryKey, { report, etag });
      onServed(report);
    },
    [client, studyId, onServed],
  );
  const flight = useRef<Promise<OpenReport> | null>(null);
  const save = async () => {
    setBusy('saving');
    const sent = put(studyId, JSON.parse(text), saved.etag);
    flight.current = sent;
    try {
      take(await sent, text);
      setError(null);
    } catch (failure) {
      setError(failure as Error);
    } finally {
      flight.current = null;
      setBusy(null);
    }
  };
  useSaveSoon({
    text,
    isChanged: !isSaved,
    waits: busy !== null || error !== null,
    save,
    sendRest: () => {
      // After a save that is under way, on its version.
      const version = flight.current ?? Promise.resolve(saved);
      void version.then(({ etag }) => put(studyId, JSON.parse(text), etag)).catch(() => undefined);
    },
  });

  const fetchTheirs = () => client.fetchQuery({ ...reportQuery(studyId), staleTime: 0 });
  const isConflict = error instanceof ApiError && error.code === 'concurrent_modification';
  return {
    savedAt: saved.at,
    isSaved,
    error,
    isConflict,
    retry: () => setError(null),
    keepMine: async () => {
      const theirs = await fetchTheirs();
      setSaved({ text: '', etag: theirs.etag, at: theirs.report.updatedAt });
      setError(null);
    },
    readTheirs: async () => {
      const theirs = await fetchTheirs();
      setSaved({
        text: JSON.stringify(writtenReport(theirs.report)),
        etag: theirs.etag,
        at: theirs.report.updatedAt,
      });
      onTheirs(theirs.report);
      setError(null);
    },
    isRenewing: busy === 'counting',
    renewFigures: async (blockIds) => {
      setBusy('counting');
      try {
        const { body, headers } = await api.whole('post', `${REPORT}/figures`, {
          path: { studyId },
          headers: { 'If-Match': saved.etag },
          body: { blockIds },
        });
        take({ report: body, etag: headers.get('etag') ?? '' }, saved.text);
      } catch (failure) {
        setError(failure as Error);
      } finally {
        setBusy(null);
      }
    },
  };
}

async function put(studyId: string, body: Written, etag: string): Promise<OpenReport> {
  const answer = await api.whole('put', REPORT, { path: { studyId }, headers: { 'If-Match': etag }, body });
  return { report: answer.body, etag: answer.headers.get('etag') ?? '' };
}

/** Saves the report, as the server has it, as a file of this device. */
export async function downloadReport(studyId: string, format: 'docx' | 'markdown'): Promise<void> {
  const response = await fetchOwn(`${pathOf(`${REPORT}/export`, { studyId })}?format=${format}`);
  const ending = format === 'docx' ? 'docx' : 'md';
  keepFile(await response.blob(), nameOf(response.headers.get('content-disposition')) ?? `report.${ending}`);
}

/** The report as it is on the server, and whether it could not be read. */
export function useReport(studyId: string) {
  return useQuery(reportQuery(studyId));
}
