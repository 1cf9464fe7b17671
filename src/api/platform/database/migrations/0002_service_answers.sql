CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant" text NOT NULL,
	"name" text NOT NULL,
	"event_id" integer,
	"car_id" text,
	"dealership_id" text,
	"idempotency_key" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "day_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"tenant" text NOT NULL,
	"car_id" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "view_counts_tenant_car_id_pk" PRIMARY KEY("tenant","car_id")
);
--> statement-breakpoint
CREATE TABLE "view_marks" (
	"digest" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "events_tenant_key" ON "events" USING btree ("tenant","idempotency_key");--> statement-breakpoint
CREATE INDEX "events_tenant_received" ON "events" USING btree ("tenant","received_at");--> statement-breakpoint
CREATE INDEX "view_marks_day" ON "view_marks" USING btree ("day");