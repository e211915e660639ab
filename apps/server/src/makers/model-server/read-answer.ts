import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';

/** What an answer says, or what is wrong with it, in words that its writer can mend it by. */
export type ReadAnswer<Value> = { readonly value: Value } | { readonly findings: readonly string[] };

const NO_JSON = 'There is no JSON object in it.';
const NOT_WHOLE = 'The JSON object is not whole, or not valid JSON.';
/** More than these a writer does not mend at once. */
const MOST_FINDINGS = 12;

/** What models that think aloud put before their answer. */
const THOUGHTS = /<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi;

/** Where the object that begins at `start` ends; -1 when it does not. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let place = start; place < text.length; place += 1) {
    const letter = text[place];
    if (isQuoted) {
      if (letter === '\\') place += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return -1;
}

function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/**
 * Finds the JSON object in an answer, whatever stands around it: a fence, a greeting, thoughts. Of several the first one
 * that is an object.
 */
function findObject(text: string): ReadAnswer<unknown> {
  const words = text.replace(THOUGHTS, '').trim();
  const whole = parsed(words);
  if (typeof whole?.json === 'object' && whole.json !== null) return { value: whole.json };
  let hasBegun = false;
  for (let start = words.indexOf('{'); start !== -1; start = words.indexOf('{', start + 1)) {
    hasBegun = true;
    const end = endOfObject(words, start);
    const object = end === -1 ? undefined : parsed(words.slice(start, end));
    if (object) return { value: object.json };
  }
  return { findings: [hasBegun ? NOT_WHOLE : NO_JSON] };
}

/** Reads an answer by its schema. Findings name the place in the answer, never what stood there. */
export function readAnswer<Schema extends ZodMiniType>(text: string, schema: Schema): ReadAnswer<z.output<Schema>> {
  const found = findObject(text);
  if ('findings' in found) return found;
  const read = schema.safeParse(found.value);
  if (read.success) return { value: read.data };
  return {
    findings: read.error.issues
      .slice(0, MOST_FINDINGS)
      .map(({ path, message }) => `${path.length === 0 ? 'The object' : path.map(String).join('.')}: ${message}`),
  };
}
