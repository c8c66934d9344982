'use client';
import { ChevronsUpDown, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useTheme } from 'next-themes';
import { Avatar } from '@/components/ui/avatar';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { PressButton } from '@/components/ui/press-button';
import { toast } from '@/components/ui/toast';
import { signOut as endSession, switchOrganization } from '@/lib/client/account';
import { useSession } from '@/lib/client/session';

/** The signed-in person's menu: theme, other organisations, signing out. */
export function AccountMenu({ wide = false }: { wide?: boolean }) {
  const { user, organization, organizations } = useSession();
  const { setTheme } = useTheme();
  const themes: MenuAction[] = [
    {
      id: 'system',
      label: 'Follow the system',
      icon: <Monitor aria-hidden />,
      run: () => setTheme('system'),
    },
    { id: 'light', label: 'Light', icon: <Sun aria-hidden />, run: () => setTheme('light') },
    { id: 'dark', label: 'Dark', icon: <Moon aria-hidden />, run: () => setTheme('dark') },
  ];
  const others: MenuAction[] = organizations
    .filter(({ id }) => id !== organization.id)
    .map(({ id, name }) => ({ id, label: `Switch to ${name}`, run: () => void switchTo(id) }));
  const account: MenuAction = {
    id: 'account',
    label: 'Your account',
    icon: <UserRound aria-hidden />,
    href: '/account',
  };
  const signOutAction: MenuAction = {
    id: 'sign-out',
    label: 'Sign out',
    icon: <LogOut aria-hidden />,
    run: () => void signOut(),
  };
  return (
    <Menu
      label="Account"
      placement="top start"
      actions={[account, ...others, ...themes, signOutAction]}
      trigger={
        <PressButton
          aria-label={`${user.name}, account`}
          className={
            wide
              ? 'flex h-md w-full items-center gap-2 rounded-2 px-2 text-ink-2 hover:bg-fill hover:text-ink'
              : 'grid size-[2.25rem] place-items-center rounded-2 hover:bg-fill'
          }
        >
          <Avatar name={user.name} size={wide ? 'md' : 'lg'} />
          {wide ? (
            <>
              <span className="min-w-0 flex-1 truncate text-start">{user.name}</span>
              <ChevronsUpDown aria-hidden className="size-[0.875rem] text-ink-3" />
            </>
          ) : null}
        </PressButton>
      }
    />
  );
}

/** A full page load: nothing of one organisation, or person, stays in memory for the next. */
async function switchTo(organizationId: string) {
  try {
    await switchOrganization(organizationId);
    window.location.assign('/studies');
  } catch {
    toast.failed('Could not switch. Check the connection.', { retry: () => void switchTo(organizationId) });
  }
}

async function signOut() {
  try {
    await endSession();
    window.location.assign('/sign-in');
  } catch {
    toast.failed('Not signed out. Check the connection.', { retry: () => void signOut() });
  }
}
