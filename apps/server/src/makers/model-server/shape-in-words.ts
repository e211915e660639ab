import type { WireSchema } from './wire-schema.ts';

/** So many choices are written one beside the other where they belong; more make a line that is hard to read. */
const FEW_CHOICES = 4;
const INDENT = '  ';

const isSchema = (value: unknown): value is WireSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mark of what belongs into a place. Quotes inside it would end the text it stands in. */
const mark = (says: string): string => `<${says.replaceAll('"', "'").replace(/[<>]/g, '')}>`;

const saidOf = ({ description }: WireSchema): string | undefined =>
  typeof description === 'string' ? description : undefined;

/** What belongs into one place, in JSON as far as it goes. */
function placeOf(schema: WireSchema, indent: string): string {
  const says = saidOf(schema);
  if (isSchema(schema.properties)) return objectOf(schema.properties, indent);
  if (schema.type === 'array') return listOf(schema, indent);
  if (Array.isArray(schema.enum)) {
    const choices = schema.enum.map(String);
    return choices.length > FEW_CHOICES
      ? `"${mark(`one of: ${choices.join(', ')}`)}"`
      : choices.map((choice) => `"${choice}"`).join(' or ');
  }
  if (schema.type === 'number' || schema.type === 'integer' || schema.type === 'boolean')
    return mark(says ?? String(schema.type));
  return `"${mark(says ?? 'text')}"`;
}

function objectOf(properties: WireSchema, indent: string): string {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(
    ([name, each]) => `${inner}"${name}": ${isSchema(each) ? placeOf(each, inner) : `"${mark('text')}"`}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function listOf(schema: WireSchema, indent: string): string {
  const says = saidOf(schema);
  const item = isSchema(schema.items) ? schema.items : {};
  // A list of plain texts says in its one entry what they are.
  if (!isSchema(item.properties) && item.type !== 'array' && saidOf(item) === undefined && !Array.isArray(item.enum))
    return `["${mark(says ?? 'text')}", ...]`;
  const each = placeOf(item, indent + INDENT);
  return `[${says === undefined ? '' : ` ${mark(says)}`}\n${indent}${INDENT}${each},\n${indent}${INDENT}...\n${indent}]`;
}

/**
 * The form of an answer as a model reads it: JSON with a mark in each place that says what belongs there. Servers that keep
 * a schema mostly turn it into a grammar and show the model nothing of it, least of all what its parts mean; and some
 * take a schema and do not keep it.
 */
export const shapeInWords = (schema: WireSchema): string =>
  `Answer with one JSON object and nothing else, in this form:\n${placeOf(schema, '')}\nWhat stands in <...> says what belongs there. A double quote inside a text is written \\".`;
