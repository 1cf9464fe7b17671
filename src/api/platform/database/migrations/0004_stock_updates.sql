CREATE TABLE "stock_feeds" (
	"tenant" text PRIMARY KEY NOT NULL,
	"pulled_at" timestamp with time zone,
	"received_at" timestamp with time zone NOT NULL,
	"version" text,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "stock_updates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"place" bigserial NOT NULL,
	"tenant" text NOT NULL,
	"kind" text NOT NULL,
	"signature" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_updates_signature" ON "stock_updates" USING btree ("tenant","signature");--> statement-breakpoint
CREATE INDEX "stock_updates_pending" ON "stock_updates" USING btree ("state","tenant");