CREATE TABLE "confirmed_recruiters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "confirmed_recruiters" ADD CONSTRAINT "confirmed_recruiters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;