import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/components/ui/copy-text';
import { Link } from '@/components/ui/link';
import { settingsQuery } from '@/lib/client/settings';
import { BoardPart } from './board-part';

/** The lines that show the interview within a page of the researcher's own, and which sites may. `link`: the study's. */
export function EmbedPart({ studyId, link }: { studyId: string; link: string }) {
  const { data } = useQuery(settingsQuery(studyId));
  const { origin, pathname } = new URL(link);
  const lines = `<script async src="${origin}/embed.js" data-study="${pathname.slice('/s/'.length)}"></script>`;
  const origins = data?.study.embedOrigins ?? [];
  const settings = `/studies/${studyId}/settings#access`;
  return (
    <BoardPart title="On a page of yours" href={settings}>
      {origins.length === 0 ? (
        <p className="text-ink-2">
          The interview can be shown within a page of your own.{' '}
          {data ? (
            <Link className="link" href={settings}>
              Say first on which sites
            </Link>
          ) : null}
        </p>
      ) : (
        <>
          <p className="text-ink-2">{`Allowed on ${origins.map((one) => one.replace(/^https?:\/\//, '')).join(', ')}. Put this line where the interview should appear:`}</p>
          <pre className="overflow-auto whitespace-pre-wrap rounded-2 border border-line bg-well px-3 py-2 font-code text-12 [overflow-wrap:anywhere]">
            {lines}
          </pre>
          <Button
            size="sm"
            icon={<Copy aria-hidden />}
            onPress={() => void copyText(lines, 'The line is copied.')}
            className="justify-self-start"
          >
            Copy the line
          </Button>
        </>
      )}
    </BoardPart>
  );
}
