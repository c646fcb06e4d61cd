CREATE TABLE "interview_answers" (
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"question" text NOT NULL,
	"bank_question_id" text,
	"answer" text,
	"mode" text NOT NULL,
	"seconds" integer NOT NULL,
	"follow_up" json,
	"spoken_feedback" text,
	"short_feedback" text,
	"emotions" json NOT NULL,
	"analysis_language" text NOT NULL,
	"analysis" json,
	"sections" json,
	"rubric" json NOT NULL,
	"overall_score" integer,
	"scores" json,
	"delivery_session_id" uuid,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_answers_session_id_position_pk" PRIMARY KEY("session_id","position")
);
--> statement-breakpoint
CREATE TABLE "interview_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "interview_sessions_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"recruiter_id" text NOT NULL,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"focus" text NOT NULL,
	"question_count" integer NOT NULL,
	"questions" json NOT NULL,
	"status" text DEFAULT 'in_progress' NOT NULL,
	"ending" text,
	"total_seconds" integer NOT NULL,
	"remaining_seconds" integer NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "interview_sessions_idempotency" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_session_id_interview_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."interview_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_delivery_session_id_delivery_sessions_id_fk" FOREIGN KEY ("delivery_session_id") REFERENCES "public"."delivery_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_sessions" ADD CONSTRAINT "interview_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_answers_oldest" ON "interview_answers" USING btree ("user_id","answered_at");--> statement-breakpoint
CREATE INDEX "interview_answers_delivery" ON "interview_answers" USING btree ("delivery_session_id");--> statement-breakpoint
CREATE INDEX "interview_sessions_newest" ON "interview_sessions" USING btree ("user_id","created_at" desc,"seq" desc);