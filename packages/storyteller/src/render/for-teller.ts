import { firstPersonVerb } from '../words/first-person-verb.ts';

/** "so does {Name}", "neither is {Name}". */
const ECHO = /\b([Ss]o|[Nn]either|[Nn]or) (is|was|does|did|has|had|goes|can|may|will) \{Name\}/g;
/** "In goes {Name}", "In the middle stands {Name}": the child comes after the verb and does it. */
const AFTER_VERB = /\b(goes|comes|sits|stands|lives|waits|sleeps|lies) \{Name\}(?! (?:can|may|might|will|would))/g;
/** "Here is {Name}." */
const SHOWN = /(^|[.!?]["”]? |\b[Aa]nd )([Hh]ere|[Tt]here) (is|was) \{Name\}(?=[.,!]| with\b| in\b| on\b| at\b)/g;
/** "Is {Name} there?" */
const ASKED = /(^|[.!?]["”]? )(Is|Was|Does|Has) \{Name\}/g;

/** "the answer for {Name} may be": the answer may, and not the child. */
const ABOUT = /\b(for|with|of|to|by|about|from|around|inside|near|like|behind|beside|between) \{Name\}/g;

/** A bare `{Name}` and what that child does: "{Name} gets", "{Name} made"; "a seat for {Name} is" tells what the seat is. */
const DOES = new RegExp(
  [
    String.raw`(?<!\b(?:help|let|make|hear|see|watch|of|for|to|with|around|inside|behind|beside|by|about|from|near|like|than|over|next to|helps|lets|hugs|loves|gives|shows|tells|asks|makes|meets|sees|hears|knows|wants|needs|likes|holds|takes|brings|calls|reminds) )`,
    String.raw`\{Name\} ((?:(?:also|still|just|only|simply|often|once|even|now|then|already) )?`,
    String.raw`(?!(?:as|this|its|his|always|sometimes|perhaps|across|towards|besides|unless|plus)\b)`,
    String.raw`(?:[a-z]+[^\Ws]s|is|[a-z]+ed|said|put|knew|made|took|got|went|came|saw|gave|told|kept|found|held|left|spoke|thought|felt|slept|woke|ate|drank|ran|sat|stood|built|wrote|drew|brought|chose|began|met|won|lost|heard|grew|learnt|let|dealt|caught|went|kept|chose|drew|swam|flew|threw|rode|fell|paid|meant|spent|understood))\b(?!')`,
  ].join(''),
  'g',
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Authored text made ready for a child who tells it. A verb behind a bare `{Name}` belongs to the mark, as if the author
 * had written "{Name gets}". Text in which the verb stands before the child is put right: "so does {Name}"
 * -> "so do I", "In goes {Name}" -> "In I go", "Here is {Name}." -> "Here I am." Elsewhere a bare `{Name}` behind a verb is
 * "me" ("It is me").
 */
export const forTeller = (text: string): string =>
  text.includes('{Name}')
    ? text
        .replace(ABOUT, '$1 me')
        .replace(DOES, '{Name $1}')
        .replace(ECHO, (_, so: string, verb: string) => `${so} ${firstPersonVerb(verb)} I`)
        .replace(AFTER_VERB, (_, verb: string) => `I ${firstPersonVerb(verb)}`)
        .replace(
          SHOWN,
          (_, before: string, here: string, verb: string) => `${before}${here} I ${firstPersonVerb(verb)}`,
        )
        .replace(
          ASKED,
          (_, before: string, verb: string) => `${before}${capital(firstPersonVerb(verb.toLowerCase()))} I`,
        )
    : text;
