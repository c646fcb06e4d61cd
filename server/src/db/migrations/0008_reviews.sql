CREATE TABLE "reviews" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "reviews_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"set" text NOT NULL,
	"card" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"milliseconds" integer,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "reviews_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id","seq");