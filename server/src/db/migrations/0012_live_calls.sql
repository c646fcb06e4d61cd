CREATE TABLE "call_peers" (
	"interview_id" uuid NOT NULL,
	"party" text NOT NULL,
	"peer" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "call_peers_interview_id_party_pk" PRIMARY KEY("interview_id","party")
);
--> statement-breakpoint
CREATE TABLE "call_signals" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_signals_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"interview_id" uuid NOT NULL,
	"from_peer" uuid NOT NULL,
	"to_peer" uuid NOT NULL,
	"signal" json NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_peers" ADD CONSTRAINT "call_peers_interview_id_mock_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_signals" ADD CONSTRAINT "call_signals_interview_id_mock_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."mock_interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_signals_to" ON "call_signals" USING btree ("interview_id","to_peer","seq");