import { anyOf, someOf } from './pattern.ts';
import type { Concept } from './concept.ts';

/** How the words of one match are meant. */
export type MatchState = 'now' | 'past' | 'hypothetical' | 'fiction' | 'negated';

/** Where a new thought begins: a sub-clause is read on its own. */
const BREAK =
  /(?: \||(?<![^ ])(?:but|and now|now|pero|y ahora|y (?:esta|tiene|se|le|no)|ahora|however|although|though|except|then|suddenly|luego|de repente))(?![^ ])/g;

/** Words that deny what follows them. "Not sure", "not only", "don't know", "can't stop" deny nothing of what follows. */
const NEGATOR = anyOf([
  '(not|no|never|without|nobody|none|nothing|neither|nor|no longer|denies|zero|free of|instead of|rather than|sin|nunca|ningun|ninguna|nadie|tampoco|jamas)',
]);
const NOT_DENYING =
  /^(?: (?:only|just|sure|long|know|knows|knowing|stop|stopped|stopping|able|allowed|matter|idea|doubt|joke|joking|kidding|wait|help|one|longer than|seguro|se que|solo|lying|exaggerating|clue|way|get|trust|live|cope|believe what|control|let go|deal|handle|bear|stand|happy|want|wanna|quiero|quiere|well|right|good|like|ok|okay|understand|remember|breathing|normal|himself|herself|answer\w*|respond\w*|moving|talking|eating|drinking|feeling)(?![^ ]))/;
/** Someone begins to act: the denial before it belongs to another. */
const NEW_ACTOR = /(?: |^)(?:he|she|they|it|i|we|baby|son|daughter|el|ella|my|esta|tiene|se|le)(?: |$)/;
const BELIEVING = /^ (?:think|believe|say|said|mean|suppose|reckon|feel|creo|pienso|parece)/;
const ENDED = someOf(['(not any more|no longer|has stopped|is gone|went away|cleared up|wore off|ya no)']);

/** Only told, played or dreamt; or it happened to an animal or a toy. */
const FRAME = someOf([
  '(in|from|on|watch*|during|after|about|like) ~2 (film|movie|cartoon|episode|minecraft|fortnite|roblox|video ?game|game|story|book|dream|dreams|nightmare*|show|series|pelicula|cuento|juego|sueno|pesadilla|anime|song|play|fairy tale)',
  '(film|movie|cartoon|episode|character|mufasa|bambi|simba|zombie*|monster*|dragon*|dinosaur*|superhero*|wolf|witch|robot|villain|vampire*|pirate*|peppa|bluey|elsa|nemo|lego|action figure|personaje|dibujos|lobo|bruja) (is|are|was|were|dies|died|gets|got|has|had|says|said|who|will|that|keeps|just|se|esta)',
  '(pretend*|make believe|role ?play*|play* (doctors?|hospitals?|vets?|nurses?|mums and dads|families|dead|house)|doctors and nurses|imaginary|jug(ar|ando|amos) a|de mentira|in minecraft|in roblox|in fortnite|nightmare*|dream*|dreamt|bad dream)',
  '(fire drill|halloween|costume|school play|nativity|essay about|project about|documentary|podcast|first aid (course|class|training|lesson*)|paediatric first aid)',
]);
const PET =
  /(?:^| )(?:dog|dogs|puppy|cat|cats|kitten|hamster|goldfish|fish|rabbit|bunny|guinea pig|gerbil|bird|budgie|parrot|snake|tortoise|pet|chicken|hen|horse|pony|cow|sheep|lamb|spider|bee|butterfly|worm|snail|bug|doll|dolls|dolly|teddy|teddies|toy|toys|stuffed \w+|barbie|figure|perro|perra|perrito|gato|gata|gatito|pez|conejo|muneca|muneco|peluche|plant|plants)(?: (?:is|are|was|has|had|have|just|who|that|which|s|suddenly|has just|se|esta|and|then|keeps|got|ha|i think|might|may))*(?: \w+){0,2} ?$/;
const CHILD_BETWEEN =
  /(?: |^)(?:he|she|him|her|his|my son|my daughter|baby|son|daughter|toddler|child|kid|i|mi hijo|mi hija|hijo|hija)(?: |$)/;

const HYPOTHETICAL = someOf([
  'what (should|do|would|can|could|must) (i|we|you|one|people) do (if|when|in case)|what (if|happens (if|when)|would happen if|to do (if|when)|age|are the (signs|symptoms))|in case (of|he|she|they|it|my)|how (do|would|can|could|will|would) (i|we|you) (know|tell|prevent|avoid|recognise|recognize|spot|stop (him|her|them|my) ~2 from|make sure|keep)|how to (prevent|avoid|recognise|recognize|spot|treat|stop (him|her|them) from|tell if|know if|respond|help)|how (likely|common|often|dangerous|easy)',
  'if (he|she|they|it|my \\w+|a (child|baby|toddler|kid)|one of (them|the \\w+)|someone|anyone|baby|your \\w+|kids|children|i) ~1 (ever|were|was|should|starts?|started|chokes?|choked|swallows?|swallowed|stops?|stopped|has|had|gets?|got|eats?|ate|drinks?|falls?|fell|gets?|goes|bangs?|hits?|burns?|vomits?|faints?|collapses?|turns?|says?)',
  '(prevent*|risk* of|risk he|risk she|hazard*|baby ?proof*|child ?proof*|safe from|avoid*|protect* (him|her|them|my \\w+|against|from)|danger of|chances of|signs of|symptoms of|look out for|watch out for|allergic to|statistics|article|leaflet|i read|read (about|that)|heard (about|that)|advice on|is it (true|dangerous|safe|possible)|can (babies|kids|children|toddlers|you|a (baby|child|toddler))|do (babies|kids|children|toddlers)|could (babies|kids|children|toddlers)|should i worry)',
  '(scared|afraid|worried|terrified|paranoid|anxious|nervous|worry|worrying|worries|fear|phobia|frightened|panic*|obsess*|dread|anxiety|petrified|stressed|fret*) ~4 (will|might|could|may|would|of|about|he ll|she ll|gets?|stops?|in case|that)',
  '(como (evito|prevenir|evitar|se si|saber si|puedo evitar)|que (hago|hacer|hacemos|pasa|pasaria|debo hacer) (si|cuando|en caso)|en caso de|miedo (de|a) que|por si|y si|riesgo* de|peligro de|me preocupa que|me da miedo que|si (mi|el|ella|un|una|se) ~3 (atraganta*|traga*|cae|deja|convulsion*))',
]);
const HAPPENING = someOf([
  '(right now|help me|help now|please help|as we speak|ahora mismo|ayuda por favor|just now|happening now|at this moment)',
]);
const THINKS_IT_IS = someOf([
  '(worried|scared|afraid|terrified|think|panic*) ~2 (he|she|they|it|baby|my \\w+) ~1 (is|has|might be|may be|might have|may have|could be|could have|must have|took|swallowed|ate|drank|esta|ha|was|just)',
  '(me temo|creo|me preocupa) que (se )?(ha|esta|tiene|trago|comio|bebio)',
]);

const AGAIN = someOf([
  '(having|has|had|got|doing|is|just had) ~2 (another|a second|more) (one|fit|seizure|episode|attack|reaction)?|(is happening|it happened|doing it|started|starting|back|doing this|it is|doing the same) again|now ~5 again|(and|but) now ~4 (same|again|another)|otra vez ahora|ahora ~3 (otra vez|otro|otra)|vuelve a',
]);

const LONG_AGO = anyOf([
  'last (week|month|year|summer|winter|spring|autumn|fall|christmas|time|term)|(couple|few|several|many|some|[0-9]+|a|one|two|three|four|five|six) ~1 (weeks?|months?|years?) (ago|back)|(years|months|weeks|ages) (ago|back)|a (while|long time) (ago|back)|when (i|we) (was|were)|when (he|she|they) (was|were) ~1 (born|a baby|a newborn|tiny|little|younger|small|[0-9.]+|one|two|three|four|a toddler)|as a (child|kid|baby|teenager|newborn|toddler)|used to|back in|at birth|at delivery|was born|being born|during (birth|labour|labor|delivery|pregnancy)|in the past|history of|in (2[0-9]{3})|growing up|my childhood|once (had|choked|fell|swallowed|stopped|got)|had once|previously',
  'hace (un|una|dos|tres|varios|unos|muchos|[0-9]+) (semanas?|mes|meses|anos?)|el (ano|mes|verano|invierno) pasado|la semana pasada|al nacer|cuando (nacio|era)|de (pequen[oa]|nin[oa]|bebe)|una vez',
]);
const STILL = someOf([
  '(still|again|now|right now|keeps?|kept|continues|getting worse|tonight|today|this (morning|afternoon|evening)|ahora|sigue|otra vez|acaba|esta noche|hoy|since (then|last|yesterday))',
]);
const WELL = someOf([
  '(he|she|they|baby|it|all|everything|everyone|and|but|now|seems?|seemed|{kid}) ((is|was|are|were|seems?|seemed|has been|been|got|doing|completely|totally|now|back to|absolutely|perfectly|much|acting|feels|feeling|looks|all|happily|just|then|soon|quickly|honestly) ){0,4}(fine|ok|okay|alright|all right|normal|better|recovered|himself|herself|well)',
  '(all good|all clear|all fine|recovered|good as new|right as rain|came round (straight|right) away|over it|grew out of|grown out|outgrew|outgrown|cleared up|resolved|was nothing|turned out|false alarm|no harm|survived|got over it|spat it out|spit it out|coughed it up|coughed it out|came out|got it out|ya (esta|respira|paso) ~1 (bien|mejor)|esta (mejor|perfecto|perfecta|bien)|se le paso|todo bien|recuperad[oa]|lo escupio)',
]);
const SEEN = someOf([
  '(doctor|doctors|hospital|paramedics?|ambulance|nurse|a e|er|gp|urgent care|paediatrician|pediatrician|poison (control|centre|center)|111|consultant|neurologist|emergency room) ~4 (checked|said|says|came|cleared|discharged|sent ~1 home|saw|told|x ?rayed|treated|looked|confirmed|gave|have|was|were|did|diagnosed|happy|is with|took|sorted|thinks?)',
  '(we|i|he|she|they) ~3 (went to|been to|taken to|rushed to|rushed (him|her) to|took (him|her|them) to|are at|are in|are back from|seen (by|at)|saw|was in|back from) ~2 (hospital|a e|er|doctor|doctors|emergency|gp|urgent care|ambulance)|(home|back|discharged|out) from ~1 (hospital|a e|er)|(was|been|is being|already) (x ?rayed|treated|checked (out|over)|seen by)|(medicos?|medico|hospital|urgencias|pediatra) ~4 (dijo|dijeron|vio|vieron|reviso|revisaron|atendio|dieron el alta)|(fuimos|llevamos|estuvo|estuvimos) ~3 (hospital|urgencias|medico|pediatra)|on medication for|under (a|the) (consultant|neurologist|hospital)|diagnosed with',
]);
const NOT_WELL = someOf([
  '(not|isnt|never|dont|no|hardly) ~3 (fine|ok|okay|alright|better|normal|well|himself|herself|bien|mejor)|(fine|ok|well|normal) (yesterday|earlier|before|this morning|until|an hour ago|all day|at first|when|five minutes ago|a minute ago)|(was|were) (fine|ok|okay|well|happy|normal)',
]);

/** The start and end of the sub-clause that holds the match. */
function clauseAround(text: string, from: number, to: number): { readonly start: number; readonly end: number } {
  let start = 0;
  let end = text.length;
  for (const cut of text.matchAll(BREAK)) {
    if (cut.index + cut[0].length <= from) start = cut.index + cut[0].length;
    else if (cut.index >= to) {
      end = cut.index;
      break;
    }
  }
  return { start, end };
}

function isDenied(before: string, after: string): boolean {
  const words = before.trim().split(' ');
  const near = ` ${words.slice(-7).join(' ')}`;
  let last: RegExpExecArray | null = null;
  for (const each of near.matchAll(NEGATOR)) last = each;
  if (last !== null) {
    const rest = near.slice(last.index + last[0].length);
    const other = NEW_ACTOR.test(rest) && !BELIEVING.test(rest);
    if (!NOT_DENYING.test(rest) && !other && !rest.includes(',')) return true;
    // A list of things that are absent: "no rash, no fever" has its own negator each; "no rash or fever" reaches on.
    if (/^(?: \w+){0,3} or /.test(rest)) return true;
  }
  const behind = after.trim().split(' ').slice(0, 5).join(' ');
  return ENDED.test(behind) && !/\bnot\b/.test(behind);
}

/** What stands further from a match than this says nothing about it; it also keeps very long texts quick. */
const REACH = 700;

/** How a match from `from` to `to` of normalised text without idioms is meant. */
export function stateOf(whole: string, from: number, to: number, concept: Concept): MatchState {
  const low = from <= REACH ? 0 : whole.lastIndexOf(' ', from - REACH) + 1;
  const high = whole.indexOf(' ', to + REACH);
  return stateIn(whole.slice(low, high === -1 ? whole.length : high), from - low, to - low, concept);
}

function stateIn(text: string, from: number, to: number, concept: Concept): MatchState {
  const { start, end } = clauseAround(text, from, to);
  const before = text.slice(start, from);
  const clause = text.slice(start, end);
  const after = text.slice(to);
  const within = text.slice(to, end);
  if (!concept.inherent && isDenied(before, within)) return 'negated';
  if (PET.test(before) && !CHILD_BETWEEN.test(PET.exec(before)?.[0] ?? '')) return 'fiction';
  if (!concept.anyTime && FRAME.test(clause.split(' and now ').at(-1) ?? clause)) return 'fiction';
  const sentence = text.slice(Math.max(0, text.lastIndexOf('|', from - 1)), to);
  if (!concept.anyFrame && HYPOTHETICAL.test(sentence) && !HAPPENING.test(text) && !THINKS_IT_IS.test(sentence))
    return 'hypothetical';
  if (concept.anyTime) return 'now';
  if (AGAIN.test(after)) return 'now';
  const again = STILL.test(clause);
  const whole = text.slice(Math.max(0, text.lastIndexOf('|', from - 1)));
  const dated = [...clause.matchAll(LONG_AGO)].some((each) => !/\bsince(?: the)? $/.test(clause.slice(0, each.index)));
  if (dated && !again) return 'past';
  if (SEEN.test(whole) && !/(?<![^ ])(?:still|again|getting worse|not better|otra vez|sigue)(?![^ ])/.test(whole))
    return 'past';
  if (concept.settles === 'seen') return 'now';
  const well = after.replace(/(?<![^ ])(?:otherwise|apart from that) (?:fine|well|ok)/g, '');
  if (WELL.test(well) && !NOT_WELL.test(well) && !/(?<![^ ])(?:still|again|getting worse)(?![^ ])/.test(well))
    return 'past';
  return 'now';
}
