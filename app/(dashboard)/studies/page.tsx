import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { GET } from '@/app/api/public/v1/dashboard/studies/route';
import { StudiesList } from '@/components/studies/studies-list';
import { KeptPage } from '@/lib/client/address/address-now';
import { type FoundStudies, foundStudiesRequest, plainSearch } from '@/lib/client/studies';
import { readFolderText } from '@/lib/domain/study/folder';
import { firstRead } from '@/lib/http/first-read';

export const metadata: Metadata = { title: 'Studies' };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** /studies. All of them, or those in a folder, come with the page; what else is searched for, the browser asks for. */
export default async function StudiesPage({ searchParams }: Props) {
  const { folder, ...others } = await searchParams;
  const within = typeof folder === 'string' ? (readFolderText(folder) ?? null) : null;
  const search = plainSearch(within);
  const page = Object.keys(others).length === 0 ? await firstStudies(search) : null;
  return (
    <KeptPage>
      <StudiesList first={page && { search, page }} />
    </KeptPage>
  );
}

async function firstStudies(search: ReturnType<typeof plainSearch>): Promise<FoundStudies | null> {
  return firstRead<FoundStudies>(await headers(), { handler: GET, query: foundStudiesRequest(search, 0) });
}
