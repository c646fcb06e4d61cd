CREATE TABLE "inbox_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wants_mail" boolean DEFAULT true NOT NULL,
	"language" text DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "notices_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"content" json NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"mail_state" text,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	"mail_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reminders_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "inbox_settings" ADD CONSTRAINT "inbox_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE not "notices"."is_read";--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail_at") WHERE "notices"."mail_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "reminders_past" ON "reminders" USING btree ("event_at");--> statement-breakpoint
CREATE INDEX "group_assignments_due" ON "group_assignments" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "mock_interviews_scheduled" ON "mock_interviews" USING btree ("scheduled_at") WHERE "mock_interviews"."status" = 'scheduled';