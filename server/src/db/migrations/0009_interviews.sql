CREATE TABLE "availabilities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"rules" json NOT NULL,
	"exceptions" json NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"introduction" text NOT NULL,
	"is_published" boolean NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booked_quarters" (
	"person_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"interview_id" uuid NOT NULL,
	CONSTRAINT "booked_quarters_person_id_starts_at_pk" PRIMARY KEY("person_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "evaluations_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mock_interview_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"overall_score" double precision NOT NULL,
	"communication_score" double precision NOT NULL,
	"professionalism_score" double precision NOT NULL,
	"problem_solving_score" double precision NOT NULL,
	"customer_service_score" double precision NOT NULL,
	"safety_awareness_score" double precision NOT NULL,
	"strengths" json NOT NULL,
	"areas_for_improvement" json NOT NULL,
	"detailed_feedback" text NOT NULL,
	"recommendation" text NOT NULL,
	"evidence" json NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evaluations_once" UNIQUE("mock_interview_id","recruiter_id")
);
--> statement-breakpoint
CREATE TABLE "mock_interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mock_interviews_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" uuid NOT NULL,
	"recruiter_id" uuid,
	"interview_type" text NOT NULL,
	"airline" text NOT NULL,
	"status" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"notes" text NOT NULL,
	"candidate_zone" text NOT NULL,
	"recruiter_zone" text NOT NULL,
	"turn" json,
	"late" json,
	"self_scores" json,
	"rating_stars" integer,
	"rating_comment" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_quarters" ADD CONSTRAINT "booked_quarters_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booked_quarters" ADD CONSTRAINT "booked_quarters_interview_id_mock_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_mock_interview_id_mock_interviews_id_fk" FOREIGN KEY ("mock_interview_id") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_interviews" ADD CONSTRAINT "mock_interviews_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_quarters_interview" ON "booked_quarters" USING btree ("interview_id");--> statement-breakpoint
CREATE INDEX "evaluations_recruiter" ON "evaluations" USING btree ("recruiter_id","created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX "evaluations_candidate" ON "evaluations" USING btree ("candidate_id","created_at" desc,"seq" desc);--> statement-breakpoint
CREATE INDEX "mock_interviews_recruiter" ON "mock_interviews" USING btree ("recruiter_id","scheduled_at","seq");--> statement-breakpoint
CREATE INDEX "mock_interviews_candidate" ON "mock_interviews" USING btree ("candidate_id","scheduled_at","seq");--> statement-breakpoint
CREATE INDEX "mock_interviews_rated" ON "mock_interviews" USING btree ("recruiter_id") WHERE "mock_interviews"."rating_stars" is not null;