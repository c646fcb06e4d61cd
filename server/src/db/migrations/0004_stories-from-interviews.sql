ALTER TABLE "stories" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "session_position" integer;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_session_answer_fk" FOREIGN KEY ("session_id","session_position") REFERENCES "public"."interview_answers"("session_id","position") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_session_answer" UNIQUE("session_id","session_position");