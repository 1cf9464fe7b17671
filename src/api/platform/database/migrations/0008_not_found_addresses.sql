CREATE TABLE "not_found_addresses" (
	"tenant" text NOT NULL,
	"path" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"hits" integer NOT NULL,
	"referrer" text,
	CONSTRAINT "not_found_addresses_tenant_path_pk" PRIMARY KEY("tenant","path")
);
--> statement-breakpoint
CREATE INDEX "not_found_addresses_last_day" ON "not_found_addresses" USING btree ("last_day");