CREATE TABLE "group_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "group_certificates_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"group_id" uuid,
	"user_id" uuid NOT NULL,
	"content" json NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "group_certificates_number" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "group_certificates" ADD CONSTRAINT "group_certificates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_certificates" ADD CONSTRAINT "group_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_certificates_once" ON "group_certificates" USING btree ("group_id","user_id") WHERE "group_certificates"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "group_certificates_user" ON "group_certificates" USING btree ("user_id");