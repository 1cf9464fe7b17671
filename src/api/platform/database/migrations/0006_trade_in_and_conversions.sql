CREATE TABLE "lead_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant" text NOT NULL,
	"form" text NOT NULL,
	"values" json NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "valuation" json;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "car_type" text;--> statement-breakpoint
CREATE INDEX "lead_drafts_changed" ON "lead_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "lead_photos_lead" ON "lead_photos" USING btree ("lead_id");