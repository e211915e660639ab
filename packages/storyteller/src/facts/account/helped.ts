import { isGerund } from '../usable-phrase.ts';
import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';

/** "Squeezing a ball really helped", "the picture plan helped her a lot". */
const HELPED =
  /^(.+?) (?:(?:really|also|always|definitely|always|massively|hugely|has|have|had|seems? to have|seemed to) )*(?:helped|helps?|worked|works?|did the trick|made (?:all |a big )?(?:the |a )?difference)(?: (?:him|her|them|us))?(?: (?:a lot|loads|so much|massively|too|well|lots|to))?$/i;
const IT_HELPED = /^(?:really |also )?(?:helped|helps) (?:(?:him|her|them|a lot) )?(that|when|to) (.+)$/i;
/** "bunny went too": what comes along is somebody. */
const CAME_ALONG =
  /^((?:his|her|their) )?((?:cuddly |toy |soft )?(?:teddy|bunny|rabbit|bear|doll|dolly|penguin|elephant|monkey|puppy|lion|dino|dinosaur|sloth|tiger|fox|owl|panda|blanket|mouse|unicorn|giraffe|cat|dog|lamb|sheep|pig|frog|duck|hippo|koala)(?: \p{Lu}\p{Ll}+)?) ((?:went|came|sat|slept|sleeps|was|had|watched|got|stayed|helped)\b.*)$/iu;
/** Things that help a child through something, noted without another word. */
const AIDS =
  /\b(?:ear defenders|headphones|ear ?plugs|goggles|social stor(?:y|ies)|pictures?|visuals?|timer|teddy|blanket|bunny|rabbit|bear|night ?light|arm ?bands|stickers?|charts?|plan|song|toy|glasses|lanyard|fidget\w*|audio ?books?|door (?:left )?(?:a bit |slightly |half )?(?:open|ajar)|music|weighted|comforter|cuddly|dinosaur|dino|elephant|monkey|puppy|torch|sunglasses|tablet|splints?|walker|frame|numbing cream|magic cream|countdown|calendar|book|penguin|doll|muslin|sling|board|cards?)\b/i;
/** Things of which there is one, without a word for how many. */
const ONE_OF_IT =
  /^(?:(?:star|visual|picture|sand|big|small|little|new|weighted|kitchen|fidget|spinning|favourite|special|lucky|chewy|worry|magic) )*(?:fidget(?! toys)|ring|cube|spinner|necklace|toy|cushion|card|blankie|torch|timer|chart|plan|song|lanyard|calendar|book|countdown|doll|muslin|sling|board|tablet|night ?light|social story|sticker chart|reward chart|blanket)(?= |$)/i;
/** One thing, and what is on it or goes with it: "sticker with a pineapple on". */
const ONE_WITH =
  /^(?!(?:an?|the|one|his|her|their|my|our|some|two|three) )(?:[a-z-]+ ){0,2}(?:sticker|picture|visual|stamp|badge|card|walker|frame|mask|toy|tablet|board|story|puppy|dinosaur|dino|audiobook)(?=$| (?:with|of|on|in|from|for|at|by|that) )/;
const NOT_HAD =
  /\b(?:loves?|likes?|fan|called|hates?|wants?|is|was|are|were|has|had|obsessed|favourite|mad|crazy|into|went|came|goes|comes|sleeps|sits|too|holds|instead|usually|normally|used|reads?|gave|got|took|\w+ed)\b/i;

/** "Took his giraffe in a pillowcase", "had a card with a phone number on it" */
const HAD_IT =
  /^(?:took|brought|carried|hugged|held) (?:(?:bunny|teddy|ted|bear|rabbit|doggy|lamby|blankie|dolly|elephant|monkey|puppy|penguin|lion|fox|dino)\b)|^(?:had|took|brought|wore|held|carried|hugged|used|sat on|chose) (?:an?|the|some|two|three|his|her|their|my|daddy'?s|mummy'?s|pictures?|stickers?|cards?|visuals?) \w+/i;
const NO_HAVING =
  /^ha[sd] an? (?:[a-z]+ ){1,3}(?:called|named) \p{Lu}|^took (?:an?|two|three|some) (?:\w+ )?(?:days?|weeks?|months?|hours?|minutes?|while|moment|time|deep|breaths?)\b|^had (?:an?|the|some|two|three|his|her|their) (?:(?:really|very|bit|of|a|big|little|few|bad|bit of a) )*(?:wobbl\w*|moment|cry|meltdown|hard|tough|bad|rough|tears?|row|argument|fight|accident|tantrum|cold|temperature|fever|diagnosis|operation|seizure|panic|fit|fall|lot|good|great|lovely|brilliant|best|time|blast|ball|fear|phobia|stammer|stutter|brother|sister|friend|twin|dog|cat)/iu;

/** A word for one thing, without one before it that says which. */
const ONE_THING =
  /^(?!(?:an?|the|his|her|their|my|our|some) )(?:[a-z-]+ ){0,2}[a-z-]*(?:suit|band|board|mat|bag|chart|timer|plan|book|card|ring|cube|ball|seat|step|stool|mask|cream|spray|story|box|jar|torch|light|lamp|blanket|cushion|watch|map|list)$/;

/** What helped at it, as a sentence of the story. */
export function helpedIn({ who, subject, rest, noted }: Clause, whose: Whose, most: number): string | undefined {
  const whole = `${subject} ${rest}`.trim();
  const fits = (text: string | undefined): string | undefined =>
    text !== undefined && text.split(' ').length <= most ? `${text}.` : undefined;
  if (who === 'it') {
    const it = IT_HELPED.exec(rest);
    const told = it ? retold(it[2] ?? '', whose) : undefined;
    return told === undefined ? undefined : fits(`It helped ${it?.[1] ?? ''} ${told}`);
  }
  const helped = HELPED.exec(whole)?.[1];
  if (helped !== undefined && (who === 'nobody' || who === 'other')) {
    const told = retold(lowerFirst(helped.replace(/^(?:what|i think|we think|i found) /i, ''), whose), whose);
    return told === undefined || /^(?:it|that|this|what|nothing|\{he\b)/i.test(told)
      ? undefined
      : fits(`${ONE_THING.test(told.toLowerCase()) ? `the ${told.toLowerCase()}` : told} helped`);
  }
  const practised = noted && who === 'nobody' ? /^practi([sc])ing (.+)$/i.exec(rest) : null;
  if (practised) {
    const how = retold(practised[2] ?? '', whose);
    return how === undefined ? undefined : fits(`{he} practi${practised[1] ?? 's'}ed ${how}`);
  }
  const owned = rest.replace(/^(?:has|have|had|made|used?) (?=.*)/i, (verb) =>
    AIDS.test(rest) && (who === 'child' || who === 'parent') ? 'had ' : verb,
  );
  const isHad =
    noted && (who === 'child' || (who === 'parent' && owned !== rest)) && HAD_IT.test(owned) && !NO_HAVING.test(owned);
  const had = isHad ? retold(owned, whose) : undefined;
  if (had !== undefined) return fits(`{he} ${had.charAt(0).toLowerCase()}${had.slice(1)}`);
  const along = noted ? CAME_ALONG.exec(whole) : null;
  if (along && !/^helped$/i.test(along[3] ?? '')) {
    const did = retold(along[3] ?? '', whose);
    const toy = along[2] ?? '';
    const called = / \p{Lu}/u.test(toy) || whose.names.has(toy) ? toy : toy.toLowerCase();
    return did === undefined ? undefined : fits(`${/^\p{Lu}\p{Ll}+$/u.test(called) ? '' : '{his} '}${called} ${did}`);
  }
  if (
    noted &&
    who === 'nobody' &&
    AIDS.test(rest) &&
    !NOT_HAD.test(rest) &&
    (!isGerund(rest.toLowerCase()) || /^numbing /i.test(rest))
  ) {
    const told = retold(lowerFirst(rest.replace(/^(?:with|uses|using|has|wears) /i, ''), whose), whose);
    if (told === undefined) return undefined;
    const own = /^(?:[a-z]+ )?(?:teddy|bunny|rabbit|bear|blanket|doll|blankie|penguin|elephant|monkey|puppy)$/i.test(
      told,
    )
      ? `{his} ${told}`
      : told
          .replace(/^(?=\d)/, 'a ')
          .replace(/^audio ?book\b/i, 'an audiobook')
          .replace(/^door\b/i, 'the door')
          .replace(ONE_OF_IT, 'a $&')
          .replace(ONE_WITH, (one) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`);
    return fits(
      `{he} had ${own}${own.startsWith('{his}') && !/ (?:on|in|off|out|there|with \{him\})$/.test(own) ? ' there' : ''}`,
    );
  }
  return undefined;
}

/** A sentence begins with a capital, and a name keeps it. */
const lowerFirst = (text: string, { names }: Whose): string => {
  const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
  return names.has(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};
