CREATE TABLE "shared_answer_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_answer_comments_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shared_answer_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "shared_answers_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"member_question" text,
	"shared_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shared_answers_once" UNIQUE("member_id","response_id")
);
--> statement-breakpoint
ALTER TABLE "shared_answer_comments" ADD CONSTRAINT "shared_answer_comments_shared_answer_id_shared_answers_id_fk" FOREIGN KEY ("shared_answer_id") REFERENCES "public"."shared_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answer_comments" ADD CONSTRAINT "shared_answer_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_answers" ADD CONSTRAINT "shared_answers_response_id_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shared_answer_comments_thread" ON "shared_answer_comments" USING btree ("shared_answer_id","seq");--> statement-breakpoint
CREATE INDEX "shared_answer_comments_author" ON "shared_answer_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "shared_answers_response" ON "shared_answers" USING btree ("response_id");