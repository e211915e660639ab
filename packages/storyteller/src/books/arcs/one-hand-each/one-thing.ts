import { fitsBody } from '../../own-body.ts';
import type { Theme } from '../../theme.ts';
import { isUnkind } from '../../../facts/usable-phrase.ts';

/** The one thing that two want at the same time. */
export interface OneThing {
  /** "bicycle", "window seat": after "the". */
  readonly noun: string;
  /** It stands where it stands, and is sat on. */
  readonly isSeat: boolean;
}

const NOUN = String.raw`(?:the |an? |my |his |her |our |their |one |same )+((?:\p{Ll}[\p{Ll}-]+ ){0,2}?\p{Ll}[\p{Ll}-]+)`;
const OVER = new RegExp(
  String.raw`\b(?:argu\w+|fight\w*|fought|squabbl\w+|quarrel\w*|bicker\w*) (?:over|about) (?:who (?:gets|has|sits (?:on|in|at|by)) )?${NOUN}$`,
  'iu',
);
const ONE = new RegExp(
  String.raw`\btwo (?:\p{L}+ ){1,2}(?:with |and |have |share )?(?:only |just )?one (\p{Ll}[\p{Ll} -]*?)$`,
  'iu',
);
const SAME = new RegExp(String.raw`\bboth (?:\p{L}+ )?(?:want|wanted|had|have|like|got|grab\w*) ${NOUN}$`, 'iu');
const WILL_NOT = new RegExp(
  String.raw`\b(?:brother|sister|cousin|twin|friend|twins)(?: \p{Lu}\p{L}+)? (?:won'?t|will not|doesn'?t|never|always|keeps?|took|takes?|grabbed|snatched|has taken|wants) (?:lets? me (?:have|use|ride) |shar(?:es?|ing) |tak(?:es?|ing) |gets? |got |has |have |hogs? |wants? |sits? (?:in|on|at|by) )?${NOUN}(?: first| from me| with me| again)?$`,
  'iu',
);
const SHARE = new RegExp(
  String.raw`^(?:sharing|having to share) ${NOUN}(?: with (?:my|his|her|a|the) (?:\p{L}+ )?(?:brother|sister|cousin|twin|friend)s?)?$`,
  'iu',
);
const WHO =
  /^who (?:gets|has|sits (?:in|on|at|by)|is going to (?:have|get)) (?:the |to sit (?:in|on|at|by) the )?((?:\p{Ll}+ ){0,2}?\p{Ll}+)(?: first)?$|^whose (?:turn (?:is it )?(?:on|with|for) (?:the )?)((?:\p{Ll}+ )?\p{Ll}+)$/iu;

const SEAT =
  /(?:seat|window|swing|chair|armchair|sofa|bench|hammock|slide|see-?saw|trampoline|step|stool|tree ?house|top bunk|cushion|rocking horse|lap)$/;
/** What cannot be held all day, or is nobody's thing: what melts, what lives, where one lives, and what is not there. */
const NOT_THIS =
  /(?:everything|anything|things?|toys|turns?|cake|ice cream|pizza|pie|sweets?|chocolate|pond|house|home|room|bedroom|bed|mum|mummy|mom|dad|grandma|friend|food|tree|river|island|nest|time|way|love|attention|dog|cat|puppy|kitten|baby|rules?|games?|tv|screen|money|job|nothing|it)$/;
const OTHER_STORY =
  /\b(?:broke|broken|hit|hits|bit|hurt|mum|dad|parents?|monster|dragon|wins?|race|scared|afraid|lost)\b/i;

const SAID = [OVER, ONE, SAME, WILL_NOT, SHARE, WHO] as const;

/** The one thing a theme's two want; null when it is about something else. */
export function oneThingIn({ raw, hero, other, fear, first }: Theme): OneThing | null {
  if (OTHER_STORY.test(raw) || fear !== null || (first !== null && first.id !== 'new baby')) return null;
  const text = raw.trim().replace(/[.!?]+$/, '');
  const found = SAID.map((each) => each.exec(text)).find((each) => each !== null);
  const said = found
    ?.slice(1)
    .find((each) => each !== undefined)
    ?.toLowerCase();
  if (said === undefined || isUnkind(said)) return null;
  const bare = said
    .replace(/^(?:only|just|same|very|last) (?=\p{L}+ ?)/u, '')
    .replace(/^piece of (?=cheese|bread)/, '');
  const noun = /^window$/.test(bare) ? 'window seat' : /^front$/.test(bare) ? 'front seat' : bare;
  if (NOT_THIS.test(noun) || (noun.endsWith('s') && !/(?:ss|us)$/.test(noun))) return null;
  // Two who have nothing to hold it with fall out in another way.
  if (
    [hero, other].some(
      (each) =>
        each?.being && !/^(?:thing|vehicle)$/.test(each.being.isa) && !fitsBody('one hand', { being: each.being }),
    )
  )
    return null;
  return { noun, isSeat: SEAT.test(noun) };
}
