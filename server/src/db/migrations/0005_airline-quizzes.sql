CREATE TABLE "airline_quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "airline_quizzes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"airline" text,
	"seed" bigint NOT NULL,
	"correct" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "airline_quizzes_first" UNIQUE NULLS NOT DISTINCT("user_id","airline","seed")
);
--> statement-breakpoint
ALTER TABLE "airline_quizzes" ADD CONSTRAINT "airline_quizzes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "airline_quizzes_newest" ON "airline_quizzes" USING btree ("user_id","created_at" desc,"seq" desc);