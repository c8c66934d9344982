import { GET as getResponse } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listResponses } from '@/app/api/public/v1/responses/[linkId]/route';
import { POST as askStudy } from '@/app/api/public/v1/studies/[studyId]/ask/route';
import { PUT as saveGuide } from '@/app/api/public/v1/studies/[studyId]/guide/route';
import { POST as launchStudy } from '@/app/api/public/v1/studies/[studyId]/launch/route';
import { GET as previewLaunch } from '@/app/api/public/v1/studies/[studyId]/launch-preview/route';
import { GET as searchResponses } from '@/app/api/public/v1/studies/[studyId]/responses/route';
import { GET as getResults } from '@/app/api/public/v1/studies/[studyId]/results/route';
import { GET as getStudy } from '@/app/api/public/v1/studies/[studyId]/route';
import { GET as listThemes } from '@/app/api/public/v1/studies/[studyId]/themes/route';
import { POST as validateGuide } from '@/app/api/public/v1/studies/[studyId]/validate/route';
import { POST as createStudy } from '@/app/api/public/v1/studies/create/route';
import { GET as listStudies } from '@/app/api/public/v1/studies/route';
import { GET as listWallets } from '@/app/api/public/v1/wallets/route';
import { mcpRoute } from '@/lib/http/mcp-route';
import { described } from '@/lib/http/openapi/described';
import type { RouteHandler } from '@/lib/http/route';
import { mcpDoc } from '@/lib/wire/docs/mcp';

const operations: Record<string, RouteHandler> = {
  ...{ listStudies, getStudy, validateGuide, createStudy, saveGuide, previewLaunch, launchStudy },
  ...{ listResponses, getResponse, searchResponses, getResults, listThemes, askStudy, listWallets },
};

/** POST /mcp. Tools for assistants (J3), each of which is one of these operations. */
export const POST = described(mcpRoute(new Map(Object.entries(operations))), mcpDoc);
