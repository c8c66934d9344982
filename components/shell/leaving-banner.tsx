'use client';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import { momentText } from '@/components/ui/moment';
import { toast } from '@/components/ui/toast';
import { keepOrganization } from '@/lib/client/account';
import { useMay, useSession } from '@/lib/client/session';

/** On every page of an organisation that is to be deleted: when, and for owners how to keep it. */
export function LeavingBanner() {
  const { organization } = useSession();
  return organization.deletesAt === null ? null : (
    <Banner organization={organization} deletesAt={organization.deletesAt} />
  );
}

function Banner({
  organization,
  deletesAt,
}: {
  organization: { id: string; name: string };
  deletesAt: string;
}) {
  const mayKeep = useMay('own');
  const router = useRouter();
  const keep = useMutation({
    mutationFn: () => keepOrganization(organization.id),
    onSuccess: () => {
      toast.done(`${organization.name} is kept. Everything goes on as it was.`);
      router.refresh();
    },
    onError: () => void toast.failed(`${organization.name} is still to be deleted. Try again.`),
  });
  return (
    <section
      aria-label="This organisation is to be deleted"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-critical-line bg-critical-wash px-6 py-2 text-13 text-ink-2 max-[60rem]:px-4 print:hidden"
    >
      <Trash2 aria-hidden className="size-4 shrink-0 text-critical" />
      <p className="min-w-0 flex-1 basis-[20rem]">
        <strong className="font-strong text-ink">
          {`${organization.name} will be deleted on `}
          <LocalTime at={deletesAt}>{momentText(deletesAt)}</LocalTime>.
        </strong>{' '}
        {mayKeep
          ? 'Until then it can be read, and nobody can take part in its studies.'
          : 'Until then it can be read, and nobody can take part in its studies. An owner can keep it.'}
      </p>
      {mayKeep ? (
        <Button size="sm" busy={keep.isPending && 'Keeping'} onPress={() => keep.mutate()}>
          Keep the organisation
        </Button>
      ) : null}
    </section>
  );
}
