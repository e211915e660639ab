import { isIP } from 'node:net';

/** A server that speaks the OpenAI wire format, as the person who runs this program configured it for one craft. */
export interface ModelServerConfig {
  /** Where its API begins, usually ending in /v1. */
  readonly baseUrl: string;
  /** Servers on one's own machine often need none. */
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The address is this machine's own: what is sent there does not leave it. */
  readonly onThisMachine: boolean;
  /** Whether names and other personal details may be sent, or stay here and are put in afterwards. */
  readonly sendsNames: boolean;
  readonly callsAtOnce: number;
  readonly callsPerDay: number;
  /** The longest one call may take, in seconds. */
  readonly seconds: number;
}

/** Which crafts have a model server. Without one nothing leaves this machine for that craft. */
export interface ModelServersConfig {
  readonly text: ModelServerConfig | undefined;
  readonly picture: ModelServerConfig | undefined;
  readonly voice: (ModelServerConfig & { readonly voice: string }) | undefined;
}

/** One craft's lines of the environment, parsed. */
export interface ModelServerLines {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly sendNames: 'yes' | 'no' | undefined;
  readonly callsAtOnce: number;
  readonly callsPerDay: number;
  readonly seconds: number;
}

/** What a voice is called when none is named: the first of the OpenAI wire format, which most other servers know. */
export const USUAL_VOICE = 'alloy';

/**
 * The limits that hold when none are set, chosen for one family's server: a day of a hundred stories with their pictures
 * is more than a family reads, and a runaway loop still costs little (decision 019). A text or a picture of a model on
 * one's own machine may take minutes.
 */
export const USUAL_LIMITS = {
  text: { callsAtOnce: 2, callsPerDay: 400, seconds: 90 },
  picture: { callsAtOnce: 2, callsPerDay: 300, seconds: 120 },
  voice: { callsAtOnce: 2, callsPerDay: 2_000, seconds: 60 },
} as const;

/** True for addresses that cannot be anywhere but on this machine. */
function isThisMachine(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost');
}

/**
 * Reads one craft. Names are sent to a server on this machine and withheld from every other one, unless it is said.
 * @param prefix of its lines in the environment, to name faults by.
 */
export function readModelServer(
  prefix: string,
  lines: ModelServerLines,
  faults: string[],
): ModelServerConfig | undefined {
  const { baseUrl, model, apiKey, sendNames, ...limits } = lines;
  if (baseUrl === undefined) {
    if (model !== undefined || apiKey !== undefined) faults.push(`${prefix}_BASE_URL is missing`);
    return undefined;
  }
  if (!URL.canParse(baseUrl)) {
    faults.push(`${prefix}_BASE_URL must be an address that starts with http:// or https://`);
    return undefined;
  }
  const { username, password, search, hash } = new URL(baseUrl);
  if (username !== '' || password !== '') {
    faults.push(`${prefix}_BASE_URL must hold no name or password: a key goes into ${prefix}_API_KEY`);
    return undefined;
  }
  if (search !== '' || hash !== '') {
    faults.push(`${prefix}_BASE_URL must end where the paths of the API begin, without "?" or "#"`);
    return undefined;
  }
  if (model === undefined) {
    faults.push(`${prefix}_MODEL is missing: which model the server at ${prefix}_BASE_URL should use`);
    return undefined;
  }
  const onThisMachine = isThisMachine(baseUrl);
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    onThisMachine,
    sendsNames: sendNames === undefined ? onThisMachine : sendNames === 'yes',
    ...limits,
  };
}
