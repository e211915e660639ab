import { describe, expect, it } from 'vitest';
import { ApiError, sentenceOf, wasRefused } from './api-error.ts';

describe('a failed call', () => {
  it('says the status, a colon and the body', () => {
    expect(new ApiError(500, 'Internal Server Error', 'broken').message).toBe('500: broken');
  });

  it('says the status text when the body is empty', () => {
    expect(new ApiError(404, 'Not Found', '').message).toBe('404: Not Found');
  });

  it('carries what our server said about it', () => {
    const body = { message: 'Please write a name.', code: 'bad-request', field: 'childName', help: ['Ask us.'] };
    const error = new ApiError(400, 'Bad Request', JSON.stringify(body));
    expect(error).toMatchObject({
      status: 400,
      sentence: body.message,
      code: body.code,
      field: body.field,
      help: body.help,
    });
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
  });

  it('was refused only where our server says so: a proxy that gave up says nothing of the request', () => {
    expect(wasRefused(new ApiError(503, '', JSON.stringify({ message: 'Busy.', code: 'not-ready' })))).toBe(true);
    expect(wasRefused(new ApiError(504, 'Gateway Timeout', '<html></html>'))).toBe(false);
    expect(wasRefused(new TypeError('Failed to fetch'))).toBe(false);
  });

  it.each(['<html></html>', 'null', '[]', '"text"', '{"message": 5, "help": "no"}'])('makes nothing of %s', (body) => {
    const error = new ApiError(502, 'Bad Gateway', body);
    expect(error.sentence).toBeUndefined();
    expect(error.help).toEqual([]);
  });

  it('has a sentence for the parent, or leaves it to the screen', () => {
    expect(sentenceOf(new ApiError(429, '', '{"message":"Please wait."}'), 'Other')).toBe('Please wait.');
    expect(sentenceOf(new ApiError(429, 'Too Many', ''), 'Other')).toBe('Other');
    expect(sentenceOf(new TypeError('Failed to fetch'), 'Other')).toBe('Other');
  });
});
