/**
 * JSON that is already serialised: a list is joined from stored documents, and must not be parsed just to be serialised
 * again.
 */
export class JsonText {
  constructor(readonly text: string) {}
}
