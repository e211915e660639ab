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
      outsideMakers: { text: false, picture: false, voice: false },
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

  it('refuse half an S3 configuration', () => {
    expect(faultsOf({ MEDIA_S3_ENDPOINT: 'http://localhost:9000', MEDIA_S3_BUCKET: 'b' })).toEqual([
      expect.stringContaining('MEDIA_S3_ACCESS_KEY is missing'),
      expect.stringContaining('MEDIA_S3_SECRET_KEY is missing'),
    ]);
  });

  it('tell which makers have a model server named', () => {
    expect(readConfig({ SPEECH_BASE_URL: 'http://localhost:1' }).outsideMakers).toEqual({
      text: false,
      picture: false,
      voice: true,
    });
  });
});
