CREATE TABLE "annotation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"seq" integer,
	"start_offset" integer,
	"end_offset" integer,
	"tag" text,
	"body" text,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_passage" CHECK (("annotation"."start_offset" is null) = ("annotation"."end_offset" is null) and ("annotation"."start_offset" is null or ("annotation"."seq" is not null and "annotation"."start_offset" >= 0 and "annotation"."end_offset" > "annotation"."start_offset")))
);
--> statement-breakpoint
CREATE TABLE "folder" (
	"organization_id" uuid NOT NULL,
	"path" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "folder_organization_id_path_pk" PRIMARY KEY("organization_id","path"),
	CONSTRAINT "folder_path" CHECK (cardinality("folder"."path") > 0)
);
--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "removed_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "review_tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation" ADD CONSTRAINT "annotation_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder" ADD CONSTRAINT "folder_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "annotation_response" ON "annotation" USING btree ("response_id","seq");