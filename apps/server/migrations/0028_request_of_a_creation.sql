ALTER TABLE "creations" RENAME COLUMN "wish" TO "request";
