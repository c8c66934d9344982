'use client';
import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '@/components/ui/error-note';
import { PageHeader } from '@/components/ui/shell/page-header';
import { LoadingLines } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/client/api';
import { channelQuery, notificationsQuery } from '@/lib/client/notifications';
import { useMay } from '@/lib/client/session';
import { OrganisationFrame } from '../organisation-frame';
import { ChannelForm } from './channel-form';
import { OwnNotices } from './own-notices';

/** /organisation/notifications: what a person is told by mail, and the organisation's channel. */
export function NotificationsPage() {
  const administers = useMay('administer');
  const own = useQuery(notificationsQuery());
  const channel = useQuery({ ...channelQuery(), enabled: administers });
  const error = own.error ?? channel.error;
  const isLoading = own.isPending || (administers && channel.isPending);
  return (
    <>
      <PageHeader title="Notifications" crumbs={[{ label: 'Organisation', href: '/organisation' }]} />
      <OrganisationFrame current="/organisation/notifications">
        {error ? (
          <ErrorNote
            title="What is told could not be loaded."
            requestId={error instanceof ApiError ? error.requestId : null}
            retry={() => {
              void own.refetch();
              if (administers) void channel.refetch();
            }}
            className="mt-5"
          >
            {error.message}
          </ErrorNote>
        ) : null}
        {isLoading && !error ? (
          <LoadingLines what="what is told" widths={['w-[24rem]', 'w-[18rem]']} className="py-6" />
        ) : null}
        {own.data && !isLoading ? <OwnNotices notifications={own.data} /> : null}
        {channel.data && !isLoading ? (
          <ChannelForm key={channel.data.channel ? 'set' : 'new'} channel={channel.data.channel} />
        ) : null}
      </OrganisationFrame>
    </>
  );
}
