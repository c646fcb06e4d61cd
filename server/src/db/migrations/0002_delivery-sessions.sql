CREATE TABLE "delivery_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "delivery_sessions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"response_id" uuid,
	"question" text NOT NULL,
	"duration_seconds" real NOT NULL,
	"overall_score" integer,
	"scores" json NOT NULL,
	"values" json NOT NULL,
	"analysis_language" text NOT NULL,
	"analysis" json NOT NULL,
	"content" json,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_sessions" ADD CONSTRAINT "delivery_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_sessions" ADD CONSTRAINT "delivery_sessions_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_sessions_newest" ON "delivery_sessions" USING btree ("user_id","created_at" desc,"seq" desc);