CREATE TABLE "second_evaluations" (
	"interview_id" uuid PRIMARY KEY NOT NULL,
	"token" uuid NOT NULL,
	"evaluator_id" uuid,
	CONSTRAINT "second_evaluations_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "second_evaluations" ADD CONSTRAINT "second_evaluations_interview_id_mock_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_evaluations" ADD CONSTRAINT "second_evaluations_evaluator_id_users_id_fk" FOREIGN KEY ("evaluator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_evaluations_evaluator" ON "second_evaluations" USING btree ("evaluator_id");