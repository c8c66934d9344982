ALTER TABLE "organization" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "deletion_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "deletion_begun_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "deletion_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- An audit log goes with its organisation, and never before: see forget_audit_log.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.organization_id::text = current_setting('colloquy.forgotten', true)
     and not exists (select from organization o where o.id = old.organization_id) then
    return old;
  end if;
  raise exception 'the audit log is append-only';
end $$;
--> statement-breakpoint
-- Takes the last entries of an organisation's log away, once the organisation is gone; the head moves with them, so that
-- what is left is a whole chain. Returns how many. With the rights of the owner, as the trigger that writes them.
create function forget_audit_log(gone uuid, most integer) returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  head audit_head;
  forgotten integer;
begin
  if gone = '00000000-0000-0000-0000-000000000000' or exists (select from organization where id = gone) then
    raise exception 'the audit log is append-only';
  end if;
  select * into head from audit_head where organization_id = gone for update;
  if not found then
    return 0;
  end if;
  perform set_config('colloquy.forgotten', gone::text, true);
  delete from audit_entry where organization_id = gone and number > head.number - most;
  get diagnostics forgotten = row_count;
  perform set_config('colloquy.forgotten', '', true);
  update audit_head h set number = e.number, hash = e.hash from audit_entry e
   where h.organization_id = gone and e.organization_id = gone and e.number = head.number - most;
  if not found then
    delete from audit_head where organization_id = gone;
  end if;
  return forgotten;
end $$;
