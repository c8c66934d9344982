import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HelpPage } from '@/components/help/help-page';
import { topicOf } from '@/lib/client/help-topics';

interface Props {
  params: Promise<{ topic: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: topicOf((await params).topic)?.title ?? 'Help' };
}

/** /help/{topic}. */
export default async function Help({ params }: Props) {
  const topic = topicOf((await params).topic);
  if (!topic) notFound();
  return <HelpPage topic={topic} />;
}
