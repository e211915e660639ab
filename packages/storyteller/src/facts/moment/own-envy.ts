/** "Jealous of her cousin who got a new bike", "wants the new trainers that his friend has": the thing that somebody else has. */
const NEW_THING =
  /\b(?:jealous\w*|env(?:y|ious|ies))\b[^.]{0,60}?\b(?:got|has|have|having|getting|with|of)\b[^.]{0,16}?\b(new (?:[a-z]+ )?(?!baby\b|friend\b|brother\b|sister\b|girl\b|boy\b|partner\b|best\b)[a-z]{3,})(?= *(?:[.,!?]|$|\b(?:and|but|for|from|at|when|because)\b))/i;

/** The sight of what somebody else has, as a moment: "When {Name} sees the new bike". Undefined when no such thing is named. */
export function ownEnvy(problem: string): string | undefined {
  const thing = NEW_THING.exec(problem)?.[1]?.toLowerCase();
  return thing === undefined || thing.endsWith('s') || /\bbaby\b/.test(thing)
    ? undefined
    : `When {Name sees} the ${thing}`;
}
