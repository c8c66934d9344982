import type { FailureCode } from '@/lib/domain/failure';

/** What each code means and what a client does about it, in the order of the specification's list. */
export const CODE_TEXTS: Record<FailureCode, { means: string; todo: string }> = {
  invalid_json: {
    means: 'The body is not JSON, or not UTF-8.',
    todo: 'Send JSON with Content-Type: application/json.',
  },
  invalid_request_body: {
    means: 'A field is missing, unknown or of the wrong form.',
    todo: 'Look at `issues`: each names the path of a field and what is wrong with it.',
  },
  invalid_study_guide: {
    means: 'A rule across fields of the study guide is broken.',
    todo: 'The message names the rule and the offender; validateGuide lists all problems.',
  },
  wallet_required: {
    means: 'The organization has several wallets and none was named.',
    todo: 'Send `walletId`, from listWallets.',
  },
  insufficient_credits: {
    means: 'The wallet cannot fund the launch.',
    todo: 'Add credits, lower `responseTarget`, or name another wallet. Nothing was changed.',
  },
  bad_request: {
    means: 'An id, a query parameter or a header is invalid; with 429, too many requests.',
    todo: 'Read the message and mend the request; after a 429 wait as long as Retry-After says.',
  },
  missing_api_key: { means: 'No x-api-key header.', todo: 'Send the key in x-api-key, nowhere else.' },
  invalid_api_key: {
    means: 'The key is unknown, expired or revoked.',
    todo: 'Ask whoever runs the service for a new key.',
  },
  unauthorized: {
    means: "The session, or the interview's token, is invalid.",
    todo: 'Sign in again, or start a new interview.',
  },
  launch_permission_denied: {
    means: "The key's user may not launch this study, or the key lacks the scope `launch`.",
    todo: 'Ask an owner or an admin for a higher role, or to be named a launcher; or use a key with the scope.',
  },
  wallet_access_denied: {
    means: 'The wallet is not granted to the organization or to this user.',
    todo: 'Choose one from listWallets.',
  },
  forbidden: {
    means:
      "The key's user is no member of the organization, their role does not allow this, or the key is limited to other things.",
    todo: 'Use a key of somebody who may, or one with the scope that is named.',
  },
  study_not_found: {
    means: 'There is no such study in the organization.',
    todo: 'Check the id. A launch takes the permanent id, legacy paths take the link id.',
  },
  response_not_found: { means: 'The study has no such response.', todo: 'Check the id.' },
  not_found: { means: 'There is nothing at this path.', todo: 'Check the address.' },
  study_busy: {
    means: 'Somebody else is changing this study right now.',
    todo: 'Send the same again after Retry-After.',
  },
  concurrent_modification: {
    means: 'The study was changed since you read it.',
    todo: 'Read it again, make your change on what is there now, send it with the new ETag.',
  },
  conflict: {
    means: 'The state of the thing does not allow it.',
    todo: 'With Retry-After send the same again; without, read the message: sending it again will not help.',
  },
  internal_error: {
    means: 'Something failed on our side.',
    todo: 'Try again later; tell X-Request-Id when it stays.',
  },
};
