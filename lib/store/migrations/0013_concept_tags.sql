-- Tags are counted by concept now: the responses of studies that have concepts are indexed again, within the hour.
UPDATE "response_facts" SET "version" = -1
 WHERE "study_id" IN (SELECT "study_id" FROM "revision" WHERE "guide"::text LIKE '%"conceptSamplingConfig"%');
