import { refusedFor } from './read-fault.ts';

/** How one server wants to be asked, as far as it has said so. */
export interface Manners {
  readonly takesSchemas: boolean;
  /** Whether the limit of tokens goes by its older name. */
  readonly takesMaxTokens: boolean;
  /** Whether it takes words that are neither a parent's nor the model's; else they stand at the head of ours. */
  readonly takesSystem: boolean;
  /** No answer may be allowed more tokens. */
  readonly mostTokens: number;
}

/** As the wire format has it. */
export const USUAL_MANNERS: Manners = {
  takesSchemas: true,
  takesMaxTokens: true,
  takesSystem: true,
  mostTokens: Number.POSITIVE_INFINITY,
};

/** A server whose limit is lower has no room for any piece of ours. */
const FEWEST_TOKENS = 1_000;
/** What is tried next: refusals cost little, and a text that is cut short costs all of it. */
const FEWER = 2 / 3;

/** Limits of what one answer may have, and of all that a small model can keep in mind at once. */
const TOO_MANY_TOKENS =
  /max_(?:completion_|new_)?tokens\b[^]{0,80}(?:too large|at most|range|less than|<=|>|maximum)|maximum context length|context (?:length|window|size)|reduce the length/i;
const OTHER_NAME_FOR_TOKENS = /max_completion_tokens/i;
const NO_SYSTEM = /system[ _-]?(?:role|message|prompt)|role\W{0,4}system|only user and assistant roles/i;
const NO_SCHEMAS = /response_format|json_?schema|schema|structured|grammar/i;

/** How to ask again after a refusal; undefined when no other way is known. @param asked the tokens that were allowed. */
export function otherManners(
  error: unknown,
  manners: Manners,
  asked: { readonly mostTokens: number; readonly hasShape: boolean },
): Manners | undefined {
  const tokens = Math.min(asked.mostTokens, manners.mostTokens);
  if (refusedFor(error, TOO_MANY_TOKENS))
    return tokens * FEWER >= FEWEST_TOKENS ? { ...manners, mostTokens: Math.floor(tokens * FEWER) } : undefined;
  if (manners.takesMaxTokens && refusedFor(error, OTHER_NAME_FOR_TOKENS)) return { ...manners, takesMaxTokens: false };
  if (manners.takesSystem && refusedFor(error, NO_SYSTEM)) return { ...manners, takesSystem: false };
  if (manners.takesSchemas && asked.hasShape && refusedFor(error, NO_SCHEMAS))
    return { ...manners, takesSchemas: false };
  return undefined;
}

/** What two questions have learnt of the same server. */
export const bothManners = (one: Manners, other: Manners): Manners => ({
  takesSchemas: one.takesSchemas && other.takesSchemas,
  takesMaxTokens: one.takesMaxTokens && other.takesMaxTokens,
  takesSystem: one.takesSystem && other.takesSystem,
  mostTokens: Math.min(one.mostTokens, other.mostTokens),
});
