import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

/** The number of parallel requests. */
const AT_ONCE = 20;

/** An S3 object and its size in bytes. */
export interface ListedObject {
  name: string;
  bytes: number;
}

/** A bucket and this program's prefix in it. Credentials come from the SDK's usual sources. */
export class S3Bucket {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  /** `s3://bucket/prefix?region=…&endpoint=…` (operations, Environment). */
  constructor(storageUrl: string) {
    const { hostname, pathname, searchParams } = new URL(storageUrl);
    const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
    this.#bucket = hostname;
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    const endpoint = searchParams.get('endpoint');
    this.#client = new S3Client({
      region: searchParams.get('region') ?? 'us-east-1',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Compatible stores do not support trailing checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  #at(name: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + name };
  }

  async put(name: string, body: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#at(name), Body: body, ContentLength: body.byteLength }),
    );
  }

  async putFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await this.#client.send(
      new PutObjectCommand({ ...this.#at(name), Body: createReadStream(file), ContentLength: size }),
    );
  }

  /** Undefined when there is none. */
  async size(name: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(this.#at(name)));
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The bytes from `start` to `end`, both included, or to the last, or all; undefined when there is no such object. */
  async get(name: string, range?: { start: number; end?: number }): Promise<Readable | undefined> {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({
          ...this.#at(name),
          ...(range && { Range: `bytes=${range.start}-${range.end ?? ''}` }),
        }),
      );
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The bytes of several objects in order, of each `bytes` after its first `skip`. */
  async *readAll(parts: readonly { name: string; skip: number; bytes: number }[]): AsyncGenerator<Buffer> {
    for (const { name, skip, bytes } of parts) {
      const body = await this.get(name, { start: skip, end: skip + bytes - 1 });
      if (!body) throw new Error('a part of an upload is gone');
      yield* body;
    }
  }

  /** All objects under a prefix, by name. */
  async list(prefix: string): Promise<ListedObject[]> {
    const found: ListedObject[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client.send(
        new ListObjectsV2Command({
          Bucket: this.#bucket,
          Prefix: this.#prefix + prefix,
          ...(token && { ContinuationToken: token }),
        }),
      );
      for (const { Key, Size } of page.Contents ?? []) {
        if (Key) found.push({ name: Key.slice(this.#prefix.length), bytes: Size ?? 0 });
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
    return found;
  }

  /**
   * A missing object is not a failure. One by one, because compatible stores require a checksum for deleting several at
   * once.
   */
  async erase(names: readonly string[]): Promise<void> {
    for (let first = 0; first < names.length; first += AT_ONCE) {
      const some = names.slice(first, first + AT_ONCE);
      await Promise.all(some.map((name) => this.#client.send(new DeleteObjectCommand(this.#at(name)))));
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}
