CREATE TABLE "scenario_walks" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "scenario_walks_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario" text NOT NULL,
	"ending" text NOT NULL,
	"grade" text NOT NULL,
	"walked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scenario_walks_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trainer_card_answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trainer_card_answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "trainer_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"set_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "trainer_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "trainer_sets_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trainer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_assignments" ADD COLUMN "own_set" uuid;--> statement-breakpoint
ALTER TABLE "group_assignments" ADD COLUMN "scenario" text;--> statement-breakpoint
ALTER TABLE "scenario_walks" ADD CONSTRAINT "scenario_walks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_card_answers" ADD CONSTRAINT "trainer_card_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_card_answers" ADD CONSTRAINT "trainer_card_answers_set_id_trainer_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."trainer_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_card_answers" ADD CONSTRAINT "trainer_card_answers_card_id_trainer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."trainer_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_cards" ADD CONSTRAINT "trainer_cards_set_id_trainer_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."trainer_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainer_sets" ADD CONSTRAINT "trainer_sets_trainer_id_users_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scenario_walks_user" ON "scenario_walks" USING btree ("user_id","walked_at");--> statement-breakpoint
CREATE INDEX "trainer_card_answers_set" ON "trainer_card_answers" USING btree ("user_id","set_id","answered_at");--> statement-breakpoint
CREATE INDEX "trainer_card_answers_card" ON "trainer_card_answers" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "trainer_cards_set" ON "trainer_cards" USING btree ("set_id","position");--> statement-breakpoint
CREATE INDEX "trainer_sets_trainer" ON "trainer_sets" USING btree ("trainer_id","seq");--> statement-breakpoint
ALTER TABLE "group_assignments" ADD CONSTRAINT "group_assignments_own_set_trainer_sets_id_fk" FOREIGN KEY ("own_set") REFERENCES "public"."trainer_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_assignments_own_set" ON "group_assignments" USING btree ("own_set");