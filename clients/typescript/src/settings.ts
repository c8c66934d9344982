export interface Settings {
  /** The address of the instance, such as https://studies.example.org. */
  url: string;
  /** Not needed for interviews alone. */
  apiKey?: string;
  /** Attempts of a request that may be repeated; 1 for none after the first. */
  attempts?: number;
  /** A server that asks to wait for longer is not asked again. */
  longestWaitMs?: number;
  /** How long the head of an answer is waited for. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}
