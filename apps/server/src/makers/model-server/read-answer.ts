import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';

/** What an answer says, or what is wrong with it, in words that its writer can mend it by. */
export type ReadAnswer<Value> = { readonly value: Value } | { readonly findings: readonly string[] };

const NO_JSON = 'There is no JSON object in it.';
const NOT_WHOLE = 'The JSON object is not whole, or not valid JSON.';
/** More than these a writer does not mend at once. */
const MOST_FINDINGS = 12;

/** An object that begins after so many others that were none is not looked for: each search may read all of the answer. */
const MOST_STARTS = 20;

/** What models that think aloud put around their thoughts. */
const OPENS = /<think(?:ing)?>/gi;
const CLOSES = /<\/think(?:ing)?>/gi;

/** Some servers begin the thoughts themselves, so that only their end is heard. */
function afterOpenThoughts(text: string): number {
  const opening = text.search(OPENS);
  const closing = text.search(CLOSES);
  return closing !== -1 && (opening === -1 || closing < opening) ? text.indexOf('>', closing) + 1 : 0;
}

/** An answer without the thoughts in it, read once from its beginning to its end however many marks it has. */
function withoutThoughts(text: string): string {
  let words = '';
  let from = afterOpenThoughts(text);
  for (const { index, 0: mark } of text.matchAll(OPENS)) {
    if (index < from) continue;
    CLOSES.lastIndex = index + mark.length;
    const closing = CLOSES.exec(text);
    if (!closing) break;
    words += text.slice(from, index);
    from = CLOSES.lastIndex;
  }
  CLOSES.lastIndex = 0;
  return words + text.slice(from);
}

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
  const words = withoutThoughts(text).trim();
  const whole = parsed(words);
  if (typeof whole?.json === 'object' && whole.json !== null) return { value: whole.json };
  let starts = 0;
  for (let start = words.indexOf('{'); start !== -1 && starts < MOST_STARTS; start = words.indexOf('{', start + 1)) {
    starts += 1;
    const end = endOfObject(words, start);
    const object = end === -1 ? undefined : parsed(words.slice(start, end));
    if (object) return { value: object.json };
  }
  return { findings: [starts > 0 ? NOT_WHOLE : NO_JSON] };
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
