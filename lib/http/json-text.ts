/** JSON that is already text: a list is joined from stored documents and must not be parsed to be written again. */
export class JsonText {
  constructor(readonly text: string) {}
}
