import type { Clause } from './clauses.ts';
import { retold, type Whose } from './retold.ts';
import type { Retold } from './sentences.ts';
import { insteadOf, thoughUnseen, toothCameOut, turnedOut } from './turned-out.ts';

/** Clauses of a success that are no deed of their own: how it was liked, what came at once, and what came after it. */
export interface AlsoTold {
  /** Stands right after the deed: "{he} liked it.", "{he} sat next to the boy." */
  readonly atOnce: readonly Retold[];
  /** Stands where the story ends: "There were pancakes afterwards." */
  readonly afterwards: readonly Retold[];
  /** The clauses that are told by these. */
  readonly clauses: readonly Clause[];
}

/** What no story says of a child or of those who were there. */
const NOT_TOLD =
  /\b(?:cr(?:y|ied|ies|ying)|tears?|scream\w*|shout\w*|yell\w*|hit(?:s|ting)?|kick\w*|bit(?:es|ing)?|refus\w*|meltdown\w*|tantrum\w*|hat(?:e|es|ed)|wors[et]|ill|sick|vomit\w*|died|hurt\w*|cross|angry|upset|scared|terrified|panic\w*|fell out|argu\w*|fight\w*|moan\w*|late|lazy|naughty|stupid|nearly|almost|never|always|usually|normally|used to|last (?:year|month|term|week|time)|bribe\w*|phone off|finally|not|no|n't|sure)\b|n't\b/i;

/** How it was liked: the parent saw it. */
const LIKED =
  /^(?:absolutely |really |actually |even |quite )*((?:loved|liked|enjoyed) (?:it|them|every (?:minute|second|bit)(?: of it)?|all of it)|(?:had|having) (?:a|the) (?:great|lovely|good|brilliant|fantastic|best|wonderful|super) (?:time|day|fun)|had (?:so much |lots of |great )?fun)(?: too| as well)?$/i;
const PLAIN_FUN: readonly (readonly [RegExp, string])[] = [
  [/^(loved|liked|enjoyed) every .*$/i, '$1 every minute'],
  [
    /^had(?:ing)? (?:a|the) (?:great|lovely|good|brilliant|fantastic|best|wonderful|super) (time|day|fun)$/i,
    'had a good $1',
  ],
  [/^had (?:so much |lots of |great )?fun$/i, 'had fun'],
];
/** What a face did: "came up laughing", "was grinning from ear to ear". */
const BEAMED =
  /^(?:(?:(?:came|went|walked|ran|skipped|rode) (?:up|out|off|home|back|in|down|over) (?:laughing|smiling|grinning|giggling|beaming|singing|buzzing|skipping|happy|proud|chatting)|(?:was )?(?:laughing|smiling|grinning|giggling|beaming)|laughed|smiled|grinned|giggled|beamed|cheered|clapped|danced|punched the air|did (?:a|an?|the|his|her|their) (?:little |happy |silly |victory )*(?:dance|jig|wiggle|cheer|spin|bow))\b(?: (?:the whole|all the|all|from|with|at|about|when|afterwards?|after|round|like a|and|for)\b.*)?)$/i;
/** How the child felt, in the parent's words: "was so proud at breakfast". */
const FELT =
  /^(?:was|were|is|felt|feels|looked) (?:(so|very|really|absolutely|super|quite|dead|incredibly|all|over the) )*(proud|pleased|happy|delighted|chuffed|thrilled|excited|relieved|over the moon|made up|glad)(?: (?:of|with) (?:him|her|them)sel(?:f|ves))?((?: of (?:it|that|them)$)?(?: (?:at|all|for|after|in|when|about|with|on|the whole|afterwards?|to)\b.*)?)$/i;
/** A time that tells that it was later. */
const LATER =
  /\b(?:at (?:breakfast|lunch|dinner|tea|supper|home|bedtime)|afterwards?|after(?: that)?|later|all (?:day|evening|afternoon|week|the way home)|(?:on|all) the way (?:home|back)|in the (?:morning|car|evening|afternoon)|that (?:evening|night)|the next (?:day|morning)|when (?:he|she|they) (?:got|came) home)\b/i;

/** What there was to eat, see or do to mark it. */
const TREAT =
  /^(?:all )?(?:had|have had|made|ate|got|bought|baked|shared|went (?:out )?for|went to get|went and got|celebrated with|treated (?:him|her|them|ourselves) to|gave (?:him|her|them)|let (?:him|her|them) have) ((?:(?:an?|the|some|two|big|his|her|their|our|extra|special|huge|favourite|little|family|hot|fish and) )*(?:pancakes?|waffles?|hot chocolates?|ice[ -]creams?|ice loll(?:y|ies)|cakes?|cupcakes?|buns?|chips|pizzas?|picnics?|biscuits?|cookies|muffins?|milkshakes?|smoothies|doughnuts?|sweets|chocolate|popcorn|takeaway|toast|crumpets|strawberries|pudding|breakfast|tea party|party|feast|film(?: night)?|movie(?: night)?|story|stories|cuddles?|hugs?|burgers?|noodles|sushi|curry|ice cream sundaes?)(?: and (?:an? )?(?:[a-z]+ )?[a-z]+)?)((?: (?:after|afterwards|after that|together|to celebrate|on the way home|on the way back|for (?:tea|breakfast|pudding|dinner|lunch|supper)|in bed|in the park|at the (?:park|beach|cafe|café)|in the morning|that (?:evening|night)|later|when (?:we|he|she|they) got (?:home|back)))*)$/i;
const A_MEAL = /\b(?:on the way (?:home|back)|for (?:tea|breakfast|pudding|dinner|lunch|supper)|in bed|in the park|at the \w+|in the morning|that (?:evening|night))\b/i; // prettier-ignore

/** "Favourite bit was the water tray." */
const BEST_BIT =
  /^(?:(?:his|her|their|the) )?(favourite|best) (bit|part|thing)(?: of (?:all|it|the day))? (?:was|is) (.+)$/i;
/** What the child would like next. */
const WANTS =
  /^(?:already |now |really )*(?:wants|wanted|asked|can't wait|cannot wait) to ((?:go|do|try|play|have|come|make|see|ride|swim|eat|cook|read|sing|stay|sleep|help|be)\b.*)$/i;
const AGAIN = /\b(?:again|next (?:week|time)|more|back|tomorrow|every \w+|another)\b/i;
const ASKED_FOR =
  /^(?:even |then )?asked for (more|seconds|another|some more|a second one|another (?:one|bit|piece|go|bite))$/i;
/** What the child has to show for it. */
const HAS_TO_SHOW =
  /^(?:has|had|got|came home with|brought home) ((?:an?|his|her|their|two|some) (?:[\w-]+ ){0,4}(?:scrape|plaster|bruise|badge|sticker|medal|certificate|rosette|star|trophy|cup|stamp)s?(?: (?:on|for|from|with|in) .+)?)$/i;
/** What a child does every time was done this time as well: "texts his stepdad". */
const HABIT = /^(?:texts|sends|counts|sings|hums|draws|packs|checks|rings|messages|waves) /i;
/** Nothing moved, said as what was done. */
const KEPT_STILL =
  /^(?:did(?:n't| not)) (?:even )?(?:move|wriggle|flinch|budge|wiggle)(?: (?:at all|once|a muscle))?$/i;

/** Verbs of what two children do with each other. */
const WITH_ANOTHER =
  /^(?:are (?:talking|playing|friends|speaking)(?: again)?$|fixed|mended|planned|carried|took turns|drew|played|shared|sat|talked|chatted|made|built|laughed|walked|swapped|dug|climbed|chased|read|danced|sang|watched|ate|went|ran|danced|raced|held|hugged|did|had|got|are friends|were|painted|finished|chose|practi[sc]ed|swam|rode|tidied|cooked|baked|cleaned|waited|shook)\b/i;
const SOMEBODY_ELSE =
  /\b(?:girl|boy|lad|child|children|kids?|friends?|brothers?|sisters?|cousins?|twin|baby|neighbours?|classmate|team|others|mate|man|woman|lady|gran\w*|nan\w*|mum\w*|dad\w*|uncle|aunt\w*|teacher|coach)\b|\b(?:with|to|for|at|let|beside|next to) \p{Lu}\p{Ll}+/u;
/** Everything else that was told, in the order of telling; a clause that is not understood is left out. */
export function alsoTold(clauses: readonly Clause[], deed: string, whose: Whose, most: number): AlsoTold {
  const atOnce: Retold[] = [];
  const afterwards: Retold[] = [];
  const done: Clause[] = [];
  const tell = (where: Retold[], clause: Clause, text: string | undefined): void => {
    if (text === undefined || text.split(' ').length > most + 1) return;
    where.push({ text, sentence: clause.sentence });
    done.push(clause);
  };
  for (const clause of clauses) {
    const said = clause.rest
      .replace(/ (?:today|yesterday|lol|haha)\b/gi, '')
      .replace(/\s+/g, ' ')
      .trim();
    const near = !clause.noted && !LATER.test(said);
    const out =
      toothCameOut(deed, clause.subject, said) ??
      thoughUnseen(deed, `${clause.subject} ${said}`.trim()) ??
      (clause.who === 'parent' ? insteadOf(deed, said) : undefined) ??
      (clause.who === 'child' || clause.who === 'nobody' ? turnedOut(said) : undefined);
    if (out !== undefined) {
      tell(atOnce, clause, out);
      continue;
    }
    if (/^they\b/i.test(clause.subject) && clause.who === 'nobody') {
      const isOfBoth = SOMEBODY_ELSE.test(deed) && WITH_ANOTHER.test(said) && !NOT_TOLD.test(said);
      const text = isOfBoth ? retold(said.replace(/ together$/i, ''), whose) : undefined;
      if (text !== undefined && !/\{h/.test(text)) {
        const last = afterwards.at(-1);
        if (
          clause.goesOn &&
          clause.noted &&
          last?.sentence === clause.sentence &&
          /^(?:They|Together they) /.test(last.text)
        ) {
          afterwards[afterwards.length - 1] = { ...last, text: `${last.text.slice(0, -1)} and ${text}.` };
          done.push(clause);
          continue;
        }
        const both =
          / (?:each other|turns|again)\b|^are /.test(` ${text}`) || text.startsWith('are ') ? 'They' : 'Together they';
        tell(clause.noted ? afterwards : atOnce, clause, `${both} ${text}.`);
      }
    } else if (clause.who === 'child' || clause.who === 'nobody') {
      const own = ofTheChild(said, whose, most);
      if (own === undefined && clause.who === 'nobody' && clause.noted && !clause.goesOn && COOKED.test(deed))
        tell(atOnce, clause, dish(said, whose));
      else if (own) tell(near && own.where === 'now' ? atOnce : afterwards, clause, own.text);
    } else if (clause.who === 'parent') tell(afterwards, clause, treat(said));
  }
  return { atOnce: atOnce.slice(0, 2), afterwards: afterwards.slice(0, 2), clauses: done };
}

/** "Dal and rice": what it was that was cooked. */
const COOKED = /^(?:cooked|made|baked|prepared)\b/;
function dish(said: string, whose: Whose): string | undefined {
  const text = /^[\p{L}' -]{3,40}$/u.test(said) && said.split(' ').length < 7 && !NO_DISH.test(said) ? retold(said.charAt(0).toLowerCase() + said.slice(1), whose) : undefined;
  return text === undefined || text.includes('{') ? undefined : `It was ${text}.`;
} // prettier-ignore
const NO_DISH =
  /\b(?:proud|first|brave|clever|good|helper|well|done|again|time|mess|star|chef|by|with|all|very|so|was|is|helped|works?|worked)\b|ing\b/i;

/** What the child liked, felt or showed. */
function ofTheChild(said: string, whose: Whose, most: number): { where: 'now' | 'later'; text: string } | undefined {
  if (KEPT_STILL.test(said)) return { where: 'now', text: '{he} kept still.' };
  const wants = WANTS.exec(said);
  if (wants && AGAIN.test(wants[1] ?? '')) {
    const what = retold((wants[1] ?? '').replace(/ (?:next week|tomorrow|today|now)$/i, ' again').replace(/ again again/, ' again'), whose); // prettier-ignore
    return what === undefined ? undefined : { where: 'later', text: `{he} wanted to ${what}.` };
  }
  const best = BEST_BIT.exec(said);
  if (best) {
    const what = retold(best[3] ?? '', whose);
    return what === undefined ? undefined : { where: 'later', text: `{his} ${best[1]?.toLowerCase()} ${best[2]?.toLowerCase()} was ${what}.` }; // prettier-ignore
  }
  if (NOT_TOLD.test(said)) return undefined;
  if (HABIT.test(said) && whose.they !== true) {
    const [, verb = '', rest = ''] = /^(\w+) (.*?)(?: (?:when|every|each|so|before|after|because|if)\b.*)?$/i.exec(said) ?? [];
    const what = retold(rest, whose);
    return what === undefined || what.split(' ').length + 1 > most ? undefined : { where: 'later', text: `{he ${verb.toLowerCase()}} ${what}.` };
  } // prettier-ignore
  const asked = ASKED_FOR.exec(said);
  if (asked) return { where: 'now', text: `{he} asked for ${asked[1]?.toLowerCase()}.` };
  if (LIKED.test(said)) {
    const plain = said.replace(/^(?:absolutely|really|actually|even|quite) /gi, '').replace(/ (?:too|as well)$/i, '');
    return { where: 'now', text: `{he} ${PLAIN_FUN.reduce((left, [from, to]) => left.replace(from, to), plain)}.` };
  }
  const felt = FELT.exec(said);
  if (felt) {
    const when = (felt[3] ?? '').trim();
    const time = when === '' || /^(?:with|to)\b/i.test(when) ? '' : retold(when, whose);
    if (time === undefined) return undefined;
    const how = /^(?:over the moon|thrilled|delighted|made up|chuffed)$/i.test(felt[2] ?? '') ? 'so pleased' : felt[2]?.toLowerCase(); // prettier-ignore
    const much = how === 'so pleased' || felt[1] === undefined || /^(?:all|over the)$/i.test(felt[1]) ? '' : 'so ';
    return { where: 'later', text: `{he was} ${much}${how}${time === '' ? '' : ` ${time}`}.` };
  }
  if (BEAMED.test(said)) {
    const text = retold(said.replace(/^(?:laughing|smiling|grinning|giggling|beaming)/i, 'was $&').replace(/ like a .*$/i, ''), whose); // prettier-ignore
    const was = text?.replace(/^was /, '');
    return text === undefined || text.split(' ').length > most ? undefined : { where: 'now', text: was === text ? `{he} ${text}.` : `{he was} ${was}.` }; // prettier-ignore
  }
  const shown = HAS_TO_SHOW.exec(said);
  const what = shown ? retold(shown[1] ?? '', whose) : undefined;
  return what === undefined
    ? undefined
    : { where: 'later', text: `{he} ${/^(?:has|had) /i.test(said) ? 'had' : 'got'} ${what}.` };
}

/** "We made pancakes": there were pancakes, whoever "we" are. */
function treat(said: string): string | undefined {
  const [, what = '', when = ''] = TREAT.exec(said) ?? [];
  if (what === '') return undefined;
  const plain = what.toLowerCase().replace(/^(?:his|her|their|our) (?:favourite |special )?/, 'a ').replace(/^a (?=\w+s\b(?! ))/, '').replace(/\b(?:special|huge|extra) /g, '');
  const many = / and /.test(plain) || (plain.endsWith('s') && !/^(?:an?|the) /.test(plain));
  const place = A_MEAL.exec(when)?.[0];
  return `There ${many ? 'were' : 'was'} ${plain} ${place?.toLowerCase() ?? 'afterwards'}.`;
} // prettier-ignore
