import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const faultsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

describe('settings from the environment', () => {
  it('need nothing: one family, this machine only', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      mediaS3: undefined,
      modelServers: { text: undefined, picture: undefined, voice: undefined },
      logLevel: 'info',
      readsPerMinute: 3000,
      generationsPerMinute: 120,
    });
  });

  it('count an empty value as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '  ' }).port).toBe(3000);
  });

  it('report every fault at once, in words', () => {
    const faults = faultsOf({ PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', READS_PER_MINUTE: '0' });
    expect(faults).toEqual([
      'PORT must be a whole number',
      'DATABASE_URL must start with postgres:// or postgresql://',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      'READS_PER_MINUTE must be at least 1',
    ]);
  });

  it('never repeat a value, which may be a secret', () => {
    expect(faultsOf({ TEXT_BASE_URL: 'sk-secret' }).join()).not.toContain('sk-secret');
  });

  it('refuse an address of a model server with a key in it, or with more than an address', () => {
    const withName = faultsOf({ TEXT_BASE_URL: 'https://user:pass@example.org/v1', TEXT_MODEL: 'm' });
    expect(withName).toEqual([expect.stringMatching(/^TEXT_BASE_URL must hold no name or password/)]);
    expect(withName.join()).not.toContain('pass@');
    expect(faultsOf({ IMAGE_BASE_URL: 'https://example.org/v1?key=k', IMAGE_MODEL: 'm' })).toEqual([
      expect.stringMatching(/^IMAGE_BASE_URL must end where the paths of the API begin/),
    ]);
  });

  it('refuse half an S3 configuration', () => {
    expect(faultsOf({ MEDIA_S3_ENDPOINT: 'http://localhost:9000', MEDIA_S3_BUCKET: 'b' })).toEqual([
      expect.stringContaining('MEDIA_S3_ACCESS_KEY is missing'),
      expect.stringContaining('MEDIA_S3_SECRET_KEY is missing'),
    ]);
  });

  it('configure each craft on its own, and withhold names from every server that is not on this machine', () => {
    const { modelServers } = readConfig({
      SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1/',
      SPEECH_MODEL: 'kokoro',
      TEXT_BASE_URL: 'https://models.example.org/v1',
      TEXT_MODEL: 'large',
      TEXT_API_KEY: 'k',
      TEXT_CALLS_PER_DAY: '7',
    });
    expect(modelServers).toEqual({
      text: {
        baseUrl: 'https://models.example.org/v1',
        apiKey: 'k',
        model: 'large',
        onThisMachine: false,
        sendsNames: false,
        callsAtOnce: 2,
        callsPerDay: 7,
        seconds: 90,
      },
      picture: undefined,
      voice: {
        baseUrl: 'http://127.0.0.1:8880/v1',
        apiKey: undefined,
        model: 'kokoro',
        voice: 'alloy',
        onThisMachine: true,
        sendsNames: true,
        callsAtOnce: 2,
        callsPerDay: 2_000,
        seconds: 60,
      },
    });
  });

  it('send names only where the person who runs the server says so', () => {
    const server = { TEXT_BASE_URL: 'http://localhost:11434/v1', TEXT_MODEL: 'm' };
    expect(readConfig({ ...server, TEXT_SEND_NAMES: 'no' }).modelServers.text?.sendsNames).toBe(false);
    expect(
      readConfig({ ...server, TEXT_BASE_URL: 'http://192.168.1.5/v1', TEXT_SEND_NAMES: 'yes' }).modelServers.text
        ?.sendsNames,
    ).toBe(true);
    expect(
      readConfig({ ...server, TEXT_BASE_URL: 'http://localhost.example.org/v1' }).modelServers.text?.sendsNames,
    ).toBe(false);
  });

  it('refuse half a model server', () => {
    expect(faultsOf({ IMAGE_BASE_URL: 'http://localhost:1' })).toEqual([
      expect.stringContaining('IMAGE_MODEL is missing'),
    ]);
    expect(faultsOf({ TEXT_API_KEY: 'k' })).toEqual(['TEXT_BASE_URL is missing']);
  });
});
