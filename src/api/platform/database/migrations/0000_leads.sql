CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant" text NOT NULL,
	"form" text NOT NULL,
	"event_id" integer NOT NULL,
	"values" json NOT NULL,
	"facts" json NOT NULL,
	"attribution" json NOT NULL,
	"notice_version" text,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "leads_tenant_key" ON "leads" USING btree ("tenant","idempotency_key");--> statement-breakpoint
CREATE INDEX "leads_tenant_received" ON "leads" USING btree ("tenant","received_at");