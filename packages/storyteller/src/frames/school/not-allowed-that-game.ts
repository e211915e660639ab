import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const GAME: Role = {
  fallback: { text: 'it' },
  cues: (
    [
      ['Fortnite', 'fortnite'],
      ['Roblox', 'roblox'],
      ['Minecraft', 'minecraft'],
      ['Call of Duty', 'call of duty|cod'],
      ['TikTok', 'tik ?tok'],
      ['Snapchat', 'snap ?chat|snap'],
      ['WhatsApp', 'whats ?app'],
      ['YouTube', 'you ?tube'],
      ['Instagram', 'insta(?:gram)?'],
      ['a phone', 'phone|smartphone'],
    ] as const
  ).map(([text, word]) => ({ match: new RegExp(String.raw`\b(?:${word})\b`, 'i'), phrase: { text } })),
};
const THAT = String.raw`(?:fortnite|roblox|minecraft|call of duty|cod|gta|tik ?tok|snap ?chat|whats ?app|you ?tube|insta(?:gram)?|xbox|playstation|console|(?:a |smart ?)?phone|video games?|that game|18s?|that film|horror films?)`;
const NOT_ALLOWED = String.raw`(?:(?:is ?n['’]?t|isnt|not|never) allowed|(?:does ?n['’]?t|doesnt|has ?n['’]?t|hasnt|not) (?:\w+ )?(?:have|got|play|own|watch|allow\w*)|(?:we|i) (?:do ?n['’]?t|dont|won['’]?t|wont) (?:let|allow)|only one (?:who is ?n['’]?t|without|not allowed|who does ?n['’]?t)|has no)`;
const LEFT = String.raw`\b(?:laugh\w*|teas\w*|left out|make fun|making fun|mock\w*|call\w* (?:him|her)|bab(?:y|yish)|can['’]?t join in|nothing to talk about|picked on|does ?n['’]?t fit in|jok\w*|embarrass\w*)\b`;

/** Laughed at, or out of the talk, because something is not allowed at home. */
export const notAllowedThatGame: NamedScene = {
  id: 'notallowed',
  image: 'a talk about a game, and a chair at the same table',
  cue: said(
    `(?=[^]*(?:${NOT_ALLOWED})[^.!?]{0,24}\\b${THAT}\\b)(?=[^]*(?:${LEFT}))`,
    String.raw`\b(?:group ?chat|taken out|kicked|sent|picture|message|steal\w*|stole|plays? (?:it )?in secret)\b`,
  ),
  decides: true,
  answers: /\b(?:allowed|fortnite|laugh\w*|mates?|teas\w*|left out|everyone|phone|friends)\b/i,
  titles: { young: 'A Chair at the Same Table', older: 'A Chair at the Same Table' },
  roles: { game: GAME },
  text: {
    '6-7': `
      D<notallowed> The others talk of {game}. At home it is a "not yet" for {Name}. So they laugh, or {he sits} there with nothing to say. That can feel very much outside. It is a rule from home, and homes have different rules. Nobody is a baby because of a rule.
      P<notallowed> They laugh because they are in the middle of it. In a few weeks it will be something else.
      P<notallowed> Grown-ups who say no have a reason. It can be asked for.
      Q<notallowed> When the others laugh about it, {Name} may feel ____.
      H<notallowed> {helper} can say why it is a no for now.
      H<notallowed> {helper} can ask one of the friends round for another game.
      T<notallowed> {he} can say, "I can't play that one. What is it like?"
      T<notallowed> {he} can start a game at break that needs no screen.
      C<notallowed> {he} can think, "It is a rule. It is not about me."
      A<notallowed> They told {Name} about the best bit, with hands and feet. After that came a chase, and the others forgot the screen. Friends at a table can talk of one thing today and another tomorrow. A rule can change one day. A friend is more than {game}.
    `,
    '8-10': `
      D<notallowed> The others talk about {game} at break, and at home it is a "not yet" for {Name}. Then somebody laughs, or says "baby", and it is hard to know where to look. The rule was made at home, and it can be annoying even if the reasons are good. Being the only one, or what looks like it, is uncomfortable. It says nothing about how grown-up anybody is.
      P<notallowed> Those who laugh loudest may have the same rule at home, and play it at somebody else's house.
      P<notallowed> Others are not really against {Name}. They like to know something that somebody else does not.
      Q<notallowed> When the subject comes up again, {Name} might feel ____. It may be cross with two sides at once.
      H<notallowed> {helper} can explain the reason, hear the other side, and name a date to look at it again.
      H<notallowed> {helper} can invite somebody for a thing that is allowed and good fun.
      T<notallowed> {he} can say, "Not yet at ours. Go on, what happened?" ~ People like to tell it.
      T<notallowed> {he} can collect what else the same friends like, and bring that up.
      C<notallowed> {he} can think, "A rule from home. I'm still at this table."
      A<notallowed> The best bit of it was told with a sandwich and two pencils, which was nearly as good. The friends who laughed have found something newer. Rules get older together with people, and they can be talked about on quiet days. A group that can only have one subject gets dull rather soon.
    `,
    '11+': `
      D<notallowed> Every group has its shared subject, and at the moment it is {game}. For {Name} it is not on offer at home, and the others laugh, or talk on without {him}. The annoying part is the feeling of being managed like a child in front of people who are not. It is possible to see why a rule exists and still to find the price high. That is worth putting into words at home, since a reasoned request is hard to ignore.
      P<notallowed> Teasing about it is cheap, and it is rarely about the thing itself. Somebody has found a difference that gets a reaction.
      P<notallowed> Parents hear about the worst of it and imagine the rest. They do not see what it costs at lunch unless they are told.
      Q<notallowed> When the others start on it, {Name} might notice ____. Being cross in two directions is quite possible.
      H<notallowed> {helper} can give the actual reason, listen to the other side, and agree on when to look at it again.
      H<notallowed> {helper} can make other ways easy, such as having people round.
      T<notallowed> {he} can make a proposal on paper, with hours and limits. ~ It gets further than "everyone has it".
      T<notallowed> {he} can shrug, "House rule, tragic," and ask the next question. ~ Whoever jokes first sets the tone.
      C<notallowed> {he} can think, "It's a rule, and not a description of me."
      A<notallowed> The proposal is under consideration, which is more than last month. The others have told the whole plot anyway, and badly. Friends who have only one subject run out of it sooner than they expect. Not going along with something may be a rule from home for now, and in some years it may be a choice. People who have practised it are rather good at it.
    `,
  },
};
