/** A JSON schema as it came over the wire. */
export type Schema = { readonly [keyword: string]: unknown };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that fits a JSON schema: the first of every choice, and as little of everything as it allows. */
export function fillSchema(schema: Schema, root: Schema = schema): unknown {
  const fill = (each: unknown): unknown => (isSchema(each) ? fillSchema(each, root) : 'lantern');
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (typeof schema.$ref === 'string') {
    const definitions = isSchema(root.$defs) ? root.$defs : {};
    return fill(definitions[schema.$ref.split('/').at(-1) ?? '']);
  }
  for (const choice of [schema.anyOf, schema.oneOf]) if (Array.isArray(choice)) return fill(choice[0]);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(fill)) as object;
  if (isSchema(schema.properties)) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, fill(each)]));
  }
  if (schema.type === 'object') return {};
  if (schema.type === 'array') {
    const least = typeof schema.minItems === 'number' ? schema.minItems : 1;
    return Array.from({ length: Math.max(least, 1) }, () => fill(schema.items));
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    return typeof schema.minimum === 'number' ? schema.minimum : 1;
  }
  if (schema.type === 'boolean') return true;
  return schema.type === 'null' ? null : 'A lantern glows.';
}
