-- The ledger is append-only: whoever tries to rewrite it is told so by the database itself.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
--> statement-breakpoint
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger transfer_no_truncate before truncate on transfer
  for each statement execute function refuse_ledger_change();
--> statement-breakpoint
-- A published revision is what participants were asked: it never changes.
create function refuse_published_change() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published revision is immutable';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger revision_immutable before update on revision
  for each row execute function refuse_published_change();
--> statement-breakpoint
-- A page of a list reads this column whole: compressing it cost 1.4 times the page's time when measured.
alter table response alter column doc set storage external;
