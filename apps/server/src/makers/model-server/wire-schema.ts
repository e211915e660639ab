import * as z from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';

/** A JSON schema, as far as it is looked into. */
export type WireSchema = { readonly [keyword: string]: unknown };

/**
 * Keywords that every server understands that understands schemas at all. Lengths, of lists too, and patterns are left out:
 * some refuse them, others turn them into grammars that take minutes. Whatever is left out is checked when the answer is here.
 */
const KEPT = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  '$defs',
  'description',
  'minimum',
  'maximum',
]);

const isObject = (value: unknown): value is WireSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (schemas: WireSchema, change: (schema: WireSchema) => WireSchema): WireSchema =>
  Object.fromEntries(Object.entries(schemas).map(([name, each]) => [name, isObject(each) ? change(each) : each]));

function pruned(schema: WireSchema): WireSchema {
  const kept = Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (!KEPT.has(keyword)) return [];
      // Below these two stand names of our own, not keywords.
      if ((keyword === 'properties' || keyword === '$defs') && isObject(value))
        return [[keyword, entriesOf(value, pruned)]];
      if (Array.isArray(value))
        return [[keyword, value.map((each: unknown) => (isObject(each) ? pruned(each) : each))]];
      return [[keyword, isObject(value) ? pruned(value) : value]];
    }),
  );
  // Nothing is done with parts that nobody asked for, and strict servers insist on it.
  return 'properties' in kept ? { additionalProperties: false, ...kept } : kept;
}

/** There are as many as kinds of pieces, and each takes a millisecond to write down. */
const written = new WeakMap<ZodMiniType, WireSchema>();

/** The JSON schema of an answer, as it is sent to a server. */
export function wireSchema(schema: ZodMiniType): WireSchema {
  const before = written.get(schema);
  if (before) return before;
  const now = pruned(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as WireSchema);
  written.set(schema, now);
  return now;
}

/** Servers that keep a schema strictly refuse one with parts that may be missing. */
export function canBeStrict(schema: WireSchema): boolean {
  const { properties, required, additionalProperties } = schema;
  if (isObject(properties)) {
    const names = Array.isArray(required) ? required : [];
    if (additionalProperties !== false || Object.keys(properties).some((name) => !names.includes(name))) return false;
  }
  return Object.entries(schema).every(([keyword, value]) => {
    if ((keyword === 'properties' || keyword === '$defs') && isObject(value))
      return Object.values(value).every((each) => !isObject(each) || canBeStrict(each));
    if (Array.isArray(value)) return value.every((each) => !isObject(each) || canBeStrict(each));
    return !isObject(value) || canBeStrict(value);
  });
}
