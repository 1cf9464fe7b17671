CREATE TABLE "appointment_changes" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"time" text NOT NULL,
	"is_cancelled" boolean NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointment_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_lead_target";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_tokens" ADD CONSTRAINT "appointment_tokens_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_lead_target" ON "deliveries" USING btree ("lead_id","channel","target","revision");