import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { S3Config } from '../../config.ts';
import { checkMediaFile, mediaTypeOf, type MediaStore } from './media-store.ts';

const PREFIX = 'media/';
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Media as objects of one bucket of an S3-compatible storage. The bucket must exist. */
export class S3Media implements MediaStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(config: S3Config) {
    this.#bucket = config.bucket;
    this.#client = new S3Client({
      region: config.region,
      credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
      ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
      // Many compatible storages keep the trailer of the newer checksums as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    });
  }

  async put(file: string, bytes: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#object(file), Body: bytes, ContentType: mediaTypeOf(file) }),
    );
  }

  async size(file: string): Promise<number | undefined> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#object(file)))).ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async read(file: string, start: number, end: number): Promise<Readable> {
    const { Body } = await this.#client.send(
      new GetObjectCommand({ ...this.#object(file), Range: `bytes=${start}-${end}` }),
    );
    if (!(Body instanceof Readable)) throw new Error('The media storage answered without a body');
    return Body;
  }

  async remove(file: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#object(file)));
  }

  async close(): Promise<void> {
    this.#client.destroy();
  }

  #object(file: string): { Bucket: string; Key: string } {
    checkMediaFile(file);
    return { Bucket: this.#bucket, Key: `${PREFIX}${file}` };
  }
}
