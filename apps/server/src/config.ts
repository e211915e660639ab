import { LIMITS } from '@storylantern/contract';
import * as z from 'zod/mini';
import { STAND_BACK_SETTING } from './platform/workers/stand-back.ts';
import { readModelServer, USUAL_LIMITS, USUAL_VOICE, type ModelServersConfig } from './model-server-config.ts';

const text = z.optional(z.string());
const whole = (least: number, most: number, otherwise: number) =>
  z.prefault(
    z.pipe(
      z.string().check(z.trim(), z.regex(/^\d{1,9}$/, 'must be a whole number')),
      z.pipe(
        z.transform((value: string) => Number(value)),
        z.number().check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`)),
      ),
    ),
    String(otherwise),
  );
const address = (protocol: RegExp, sentence: string) => z.optional(z.string().check(z.regex(protocol, sentence)));
const webAddress = address(/^https?:\/\/[^\s]+$/, 'must be an address that starts with http:// or https://');

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const yesOrNo = z.optional(z.enum(['yes', 'no'], 'must be yes or no'));

/** The lines of one craft that a model server may do. */
const modelServerLines = <Prefix extends 'TEXT' | 'IMAGE' | 'SPEECH'>(
  prefix: Prefix,
  usual: { readonly callsAtOnce: number; readonly callsPerDay: number; readonly seconds: number },
) => {
  const lines = {
    BASE_URL: webAddress,
    API_KEY: text,
    MODEL: text,
    SEND_NAMES: yesOrNo,
    CALLS_AT_ONCE: whole(1, 64, usual.callsAtOnce),
    CALLS_PER_DAY: whole(0, 1_000_000, usual.callsPerDay),
    // Node gives a connection up that is silent for longer.
    SECONDS: whole(1, 300, usual.seconds),
  };
  type Lines = typeof lines;
  return Object.fromEntries(Object.entries(lines).map(([name, schema]) => [`${prefix}_${name}`, schema])) as {
    readonly [Name in keyof Lines as `${Prefix}_${Name}`]: Lines[Name];
  };
};

const environmentSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.prefault(z.string(), '127.0.0.1'),
  DATA_DIR: z.prefault(z.string(), './data'),
  DATABASE_URL: address(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or postgresql://'),
  MEDIA_S3_ENDPOINT: webAddress,
  MEDIA_S3_BUCKET: text,
  MEDIA_S3_REGION: text,
  MEDIA_S3_ACCESS_KEY: text,
  MEDIA_S3_SECRET_KEY: text,
  ...modelServerLines('TEXT', USUAL_LIMITS.text),
  ...modelServerLines('IMAGE', USUAL_LIMITS.picture),
  ...modelServerLines('SPEECH', USUAL_LIMITS.voice),
  SPEECH_VOICE: text,
  [STAND_BACK_SETTING]: yesOrNo,
  LOG_LEVEL: z.prefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  READS_PER_MINUTE: whole(1, 10_000_000, LIMITS.readsPerMinute),
  GENERATIONS_PER_MINUTE: whole(1, 10_000_000, LIMITS.generationsPerMinute),
});
type Environment = z.infer<typeof environmentSchema>;

/** Where media goes when it does not go into the data folder. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Everything that can be set. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL when set, else SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly mediaS3: S3Config | undefined;
  /** The model servers that may write, draw and speak; none unless the environment names them. */
  readonly modelServers: ModelServersConfig;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly readsPerMinute: number;
  readonly generationsPerMinute: number;
}

/** The environment cannot be used. `faults` has one readable line for each thing that is wrong. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((each) => `  - ${each}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The model servers, each craft on its own. */
function readModelServers(env: Environment, faults: string[]): ModelServersConfig {
  const of = <Prefix extends 'TEXT' | 'IMAGE' | 'SPEECH'>(prefix: Prefix) =>
    readModelServer(
      prefix,
      {
        baseUrl: env[`${prefix}_BASE_URL`],
        apiKey: env[`${prefix}_API_KEY`],
        model: env[`${prefix}_MODEL`],
        sendNames: env[`${prefix}_SEND_NAMES`],
        callsAtOnce: env[`${prefix}_CALLS_AT_ONCE`],
        callsPerDay: env[`${prefix}_CALLS_PER_DAY`],
        seconds: env[`${prefix}_SECONDS`],
      },
      faults,
    );
  const voice = of('SPEECH');
  return {
    text: of('TEXT'),
    picture: of('IMAGE'),
    voice: voice && { ...voice, voice: env.SPEECH_VOICE ?? USUAL_VOICE },
  };
}

const S3_PARTS = ['MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY', 'MEDIA_S3_SECRET_KEY'] as const;

/** S3 is all or nothing: half a configuration would quietly put media into the wrong place. */
function readS3(env: Environment, faults: string[]): S3Config | undefined {
  const named = [...S3_PARTS, 'MEDIA_S3_ENDPOINT', 'MEDIA_S3_REGION'] as const;
  if (!named.some((name) => env[name] !== undefined)) return undefined;
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_ACCESS_KEY: accessKey, MEDIA_S3_SECRET_KEY: secretKey } = env;
  for (const name of S3_PARTS) {
    if (env[name] === undefined) faults.push(`${name} is missing: media in S3 needs ${S3_PARTS.join(', ')}`);
  }
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  return { endpoint: env.MEDIA_S3_ENDPOINT, bucket, region: env.MEDIA_S3_REGION ?? 'us-east-1', accessKey, secretKey };
}

/**
 * Reads the settings from the environment, once, at start. An empty value counts as not set.
 * @throws ConfigError listing every fault.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.keys(environmentSchema.def.shape).flatMap((name) => {
      const value = variables[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    // The value itself is not repeated: it may be a secret pasted into the wrong line.
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const env = parsed.data;
  const faults: string[] = [];
  const mediaS3 = readS3(env, faults);
  const modelServers = readModelServers(env, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    mediaS3,
    modelServers,
    logLevel: env.LOG_LEVEL,
    readsPerMinute: env.READS_PER_MINUTE,
    generationsPerMinute: env.GENERATIONS_PER_MINUTE,
  };
}
