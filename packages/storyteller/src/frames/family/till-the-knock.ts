import { MISSED_ROLE } from './apart/one-and-the-other.ts';
import { said, type NamedScene } from '../scene.ts';

const PARENT = String.raw`(?:mum|mummy|mom|mommy|mama|mam|dad|daddy|papa)`;
const MINDS = String.raw`(?:(?:i|we)(?: am| are|['’]m|['’]re)? (?:have|mind|minding|look(?:ing)? after|babysit\w*|take care of|taking care of|(?:have )?(?:got )?(?:her|him|them)|do (?:the )?childcare)\b|(?:at|with) (?:his |her |their |me (?:and|or) )?(?:nan\w*|gran\w*|grand\w+|nonna|oma|childminder|aunt\w*)(?:['’]?s)?\b|child ?minder (?:here|and)|i['’]?m (?:a|her|his|their|the) (?:child ?minder|nan\w*|gran\w*|grand\w+|aunt\w*))`;
const CALLS = String.raw`(?:(?:cr(?:ies|y|ied|ying)|calls?|calling|asks?|asking|shouts?|screams?|sobs?|whimpers?|waits?|wails?) (?:\w+ ){0,3}?(?:for|after) (?:his |her |their )?${PARENT}\b(?!['’]?s)|(?:misses|missing|wants) (?:his |her |their )?${PARENT}\b(?!['’]?s))`;

/** A small child is looked after for the day, and asks for a parent until the hour of the hello. */
export const tillTheKnock: NamedScene = {
  id: 'tillknock',
  image: 'the row of things in a day: a snack, some play, and then a knock at the door',
  cue: said(
    String.raw`\b${CALLS}[^]*\b${MINDS}|\b${MINDS}[^]*\b${CALLS}`,
    String.raw`\b(?:died|dead|prison|jail|hospital|clinic|ill|deployed|separat\w*|divorc\w*|split|moved out|night|sleep\w*|bed|foster\w*|adopt\w*|contact|lives? with|left us|walked out|away|abroad|holiday|new baby|having (?:a|the|another) baby|at (?:his |her |their )?(?:dad|mum|mummy|daddy|father|mother)['’]?s|drop(?:s|ped|ping)?[ -]?(?:him |her |them )?off|goodbye|settling|starting|new to)\b`,
  ),
  decides: true,
  answers: /\b(?:all day|cr(?:y|ies|ying)|asks?|calls?|works?|work)\b/i,
  titles: { young: 'Snack, Play, Knock', older: 'Snack, Play, Knock' },
  roles: { waited: { ...MISSED_ROLE, fallback: { text: 'somebody dear' } } },
  text: {
    '2-3': `
      D<tillknock> {waited} said bye-bye for now. {Name} may call and call. First comes a snack. Then comes some play. Then, knock, knock!
      P<tillknock> It is hard to wait. Big people wait too.
      Q<tillknock> Missing {waited}, {Name} may feel ____.
      H<tillknock> {helper} can hold {him} close.
      H<tillknock> {helper} can say what comes next.
      T<tillknock> {he} can cry on a lap.
      T<tillknock> {he} can pick the next book.
      T<tillknock,comforter> {he} can cuddle {comforter}.
      C<tillknock> {he} can say, "Snack, play, knock, knock."
      A<tillknock> The snack is done. The play is done. Knock, knock! Who is at the door? Hello, hello!
    `,
    '4-5': `
      D<tillknock> The goodbye was said, and {waited} is out for some hours. {Name} is here. Missing somebody can come and go, like hiccups. It may come at lunch, or in the middle of a game. But a day is a row of things. There is a snack, some play and some lunch. At the end there is a knock at the door.
      P<tillknock> Whoever is out is busy, and still thinks of {Name}. A head can do that and work as well.
      Q<tillknock> When it comes again, {Name} may feel ____.
      H<tillknock> {helper} can draw the row of things. ~ Then it can be seen how many are left.
      H<tillknock> {helper} can sit there until it is smaller.
      T<tillknock> {he} can make a picture to give to {waited}.
      T<tillknock> {he} can cross off each thing that is done.
      C<tillknock> {he} can say, "Snack, play, lunch, and knock, knock."
      A<tillknock> Each thing in the row got a line through it. Some of them went by with tears, and some with a joke. Then there was just the knock, and a hello. A picture was ready, and there was a lot to tell.
    `,
  },
};
