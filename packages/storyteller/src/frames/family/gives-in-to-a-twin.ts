import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const OTHER = String.raw`(?:twin(?: (?:brother|sister))?|(?:big |little |older |younger |step)?(?:brother|sister)|sibling)`;
const CHOOSER: Role = {
  fallback: { text: 'the other one' },
  cues: [
    { match: /\b(?:sister|girl)\b/i, phrase: { text: '{his} sister', gender: 'f' } },
    { match: /\b(?:brother|boy)\b/i, phrase: { text: '{his} brother', gender: 'm' } },
    { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
  ],
};

/** One who gives in to a brother or sister each time, and cries or is cross afterwards. */
export const givesInToATwin: NamedScene = {
  id: 'givesin',
  image: 'two cups of two colours, and who says first',
  cue: said(
    String.raw`(?=[^]*\b${OTHER}\b)[^]*\b(?:gives? in|giving in|backs? down|lets? (?:him|her|them) (?:have|choose|win|go first)|does ?n['’]?t stand up for (?:him|her|them)sel\w*|(?:always|gets to) (?:choose|decide|pick)s?|goes along with)\b`,
    String.raw`\b(?:baby|friend|school|class|hits?|bites?|(?:mum|dad|we|i) (?:always )?gives? in)\b`,
  ),
  decides: true,
  answers: /\b(?:choose|gives? in|cries|later|twin|fair)\b/i,
  titles: { young: 'The Green Cup', older: 'Saying It First' },
  roles: { chooser: CHOOSER },
  text: {
    '4-5': `
      D<givesin> There are two cups, and one is green. {Name} may want the green one. But {chooser} says it first, and {Name} says okay. Later the sad comes, all at once. To give in can be kind. To want something is fine, too.
      P<givesin> Some people are fast to say what they like. Others need a bit more time.
      P<givesin> {chooser} may think that it was okay. Nobody can see a wish that is not said.
      Q<givesin> When somebody else has chosen, {Name} may feel ____.
      H<givesin> {helper} can ask {Name} first on some days.
      H<givesin> {helper} can wait until both have said it.
      T<givesin> {he} can say, "Wait, I want to think."
      T<givesin> {he} can point to what {he wants}.
      C<givesin> {he} can think, "My wish counts, too."
      A<givesin> Today two wishes were said. The green cup goes to one, and tomorrow to the other. {Name} may want it and say it. It is good to say it early.
    `,
    '6-7': `
      D<givesin> Some people choose fast. {chooser} has said it before {Name} knows what to want. Then {Name} may give in, because it stops the fuss. The wish does not stop, though. It comes out later, as tears or cross words, and nobody knows what about. It is fine to want something and say so.
      P<givesin> {chooser} may not know that there was another wish. What was not said cannot be heard.
      P<givesin> To give in is kind now and then. When it is the same one each time, it is not fair any more.
      Q<givesin> When somebody else chooses again, {Name} may feel ____. It may come an hour later.
      H<givesin> {helper} can let them take turns to choose, by days.
      H<givesin> {helper} can ask both, and wait for both.
      T<givesin> {he} can say, "Stop, I am still thinking."
      T<givesin> {he} can say, "This time I want to choose."
      C<givesin> {he} can think, "A wish that is said can be heard."
      A<givesin> Two wishes lay on the table, and they were not the same. One of them got its turn today, and the other one is next. It is fine to want what somebody else wants. It was loud for a minute, and nobody cried at bedtime.
    `,
    '8-10': `
      D<givesin> In many pairs one decides and one goes along, and after a while both take it for granted. {chooser} says what to watch or play. {Name} may want something else, and give in because it is quieter. The bill comes later, as a bad mood that nobody can explain. Wanting something else is not a quarrel. It is only half of a conversation that has not been had.
      P<givesin> Whoever decides seldom notices. From that side it looks as if two people simply agreed.
      P<givesin> Giving in is a gift when it is chosen. When it is a habit, it is more like a tax.
      Q<givesin> After going along once more, {Name} might notice ____.
      H<givesin> {helper} can make it a rule that turns to choose go by days.
      H<givesin> {helper} can ask the quieter one first.
      T<givesin> {he} can say, "I want to choose this one," before the discussion starts.
      T<givesin> {he} can ask for a minute to think. ~ Slow answers count as well.
      C<givesin> {he} can think, "If I say it, it is on the table."
      A<givesin> It was said out loud, and {chooser} looked surprised, since it was news. They took turns after that, more or less. Now and then {Name} still gives in, on purpose. To want what somebody else does not is allowed. It is better said at four than cried about at eight.
    `,
  },
};
