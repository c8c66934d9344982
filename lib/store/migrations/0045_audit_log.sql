CREATE TABLE "audit_entry" (
	"organization_id" uuid NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"key_id" uuid,
	"system" text,
	"action" text NOT NULL,
	"target_type" text,
	"target" text,
	"study_id" uuid,
	"ip" text,
	"result" text NOT NULL,
	"changes" jsonb NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	CONSTRAINT "audit_entry_organization_id_number_pk" PRIMARY KEY("organization_id","number")
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "audit_entry_id" ON "audit_entry" USING btree ("id");--> statement-breakpoint
CREATE INDEX "audit_entry_target" ON "audit_entry" USING btree ("organization_id","target","number");--> statement-breakpoint
CREATE INDEX "audit_entry_study" ON "audit_entry" USING btree ("organization_id","study_id","number");
--> statement-breakpoint
-- Over an array, so that no two entries have one text. Its form is part of what is stored: do not change it.
create function audit_hash(previous text, e audit_entry) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    previous, e.organization_id, e.number, e.id, (extract(epoch from e.at) * 1000)::bigint, e.user_id, e.key_id,
    e.system, e.action, e.target_type, e.target, e.study_id, e.ip, e.result, e.changes)::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- With the rights of the owner: the role of the product may neither change an entry nor the head of a chain. The head's
-- row is held until the end of the transaction, so entries are inserted last in one.
create function chain_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head audit_head;
begin
  insert into audit_head values (new.organization_id, 0, '') on conflict do nothing;
  select * into head from audit_head where organization_id = new.organization_id for update;
  new.number := head.number + 1;
  new.at := clock_timestamp();
  new.hash := audit_hash(head.hash, new);
  update audit_head set number = new.number, hash = new.hash where organization_id = new.organization_id;
  return new;
end $$;
--> statement-breakpoint
create trigger audit_entry_chained before insert on audit_entry for each row execute function chain_audit_entry();
--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
--> statement-breakpoint
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_audit_change();
--> statement-breakpoint
create trigger audit_entry_no_truncate before truncate on audit_entry
  for each statement execute function refuse_audit_change();
