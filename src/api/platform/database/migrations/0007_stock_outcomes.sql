ALTER TABLE "stock_feeds" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "stock_updates" ADD COLUMN "outcome" json;