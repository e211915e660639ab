import type { Without } from '../child/voice.ts';

/** What a paragraph lets the child do, before the next stop, that a body without it does not. */
const byChild = (doing: string): RegExp =>
  new RegExp(String.raw`\{(?:he|Name|his)\b[^}]*\}[^.!?"]{0,80}?\b(?:${doing})\b|\{(?:he|Name) (?:${doing})\}`, 'i');

const ASKS: Readonly<Record<Without, RegExp>> = {
  walking: byChild(
    'walk\\w*|run|runs|running|climb\\w*|jump\\w*|hop|hops|skip|skips|stamp\\w*|stomp\\w*|march\\w*|tiptoes?|kick\\w*|stands?|standing|dance|dances|dancing|foot|feet|legs?|knees?|toes?|shoes?|steps?|on one leg|pedal\\w*',
  ),
  seeing: byChild(
    'look|looks|looking|watch|watches|watching|see|sees|eyes|colou?rs?|draw|draws|picture|pictures|mirror|read|reads',
  ),
  hearing: byChild('listen|listens|listening|hear|hears|hearing|sing|sings|hum|hums|song|music|sounds?'),
};

/** Whether a paragraph asks of the child what this child's body does not do. */
export const asksOfTheBody = (text: string, without: readonly Without[]): boolean =>
  without.some((each) => ASKS[each].test(text));
