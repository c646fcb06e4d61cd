CREATE TABLE "preparations" (
	"user_id" uuid NOT NULL,
	"region" text NOT NULL,
	"module" text NOT NULL,
	"score" integer,
	"work" json NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "preparations_user_id_region_module_pk" PRIMARY KEY("user_id","region","module")
);
--> statement-breakpoint
ALTER TABLE "preparations" ADD CONSTRAINT "preparations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;