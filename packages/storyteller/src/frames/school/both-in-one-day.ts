import { said, type NamedScene } from '../scene.ts';

const UP = String.raw`(?:year (?:1|one|2|two|3|three)|yr ?[123]|y[123]|key stage (?:1|one)|ks1|first grade|(?:next|new|big) (?:class|year)|the juniors|reception|school)`;
const LESS_PLAY = String.raw`(?:all (?:hard )?work(?: and| with)? no play\w*|(?:only|just|all|mostly|nothing but) work(?:ing)?\b|no (?:more )?(?:playing|play ?time|play|toys|choosing|golden time)|(?:less|not (?:as|so) much|won['’]?t be (?:any|enough|able to)|can['’]?t|not allowed to|stop|without|miss(?:es|ing)?) (?:the )?(?:play\w*|toys|sand ?pit|role play|choosing|free flow)|too much work\b)`;

/** A new class with more work in it, and a child who thinks that playing is over. */
export const bothInOneDay: NamedScene = {
  id: 'workandplay',
  image: 'a day with two pockets, one for work and one for play',
  cue: said(
    String.raw`(?=[^]*\b${UP}\b)[^]*?\b(?:worr\w*|scared|afraid|nervous|anxious|upset|thinks?|says?|said|told|frightened|dread\w*|fears?|doe?s(?:n['’]?t| not) want|won['’]?t)\b[^.!?]{0,60}\b${LESS_PLAY}`,
    String.raw`\b(?:homework|friends?|year [4-9]|maths|reading|writing|spelling|toilet|lunch|nobody|refus\w+|plays? with|no ?one)\b`,
  ),
  decides: said(
    String.raw`(?=[^]*\b(?:year (?:1|one|2|two|3|three)|yr ?[123]|y[123]|ks1|key stage 1|first grade)\b)[^]*?\b(?:worr\w*|scared|afraid|nervous|anxious|upset|thinks?|says?|said|told|dread\w*|doe?s(?:n['’]?t| not) want)\b[^.!?]{0,60}\b${LESS_PLAY}`,
    String.raw`\b(?:homework|friends?|year [4-9]|maths|reading|writing|spelling|toilet|lunch|nobody|no ?one|plays? with)\b`,
  ),
  answers: /\b(?:work|play\w*|toys|hard|year)\b/i,
  titles: { young: 'Work in the Day, Play in the Day', older: 'Two Pockets in a Day' },
  text: {
    '4-5': `
      D<workandplay> A new class is a new room with new things in it. {Name} may think, "Is it all work now?" There is some more sitting and some more writing. There is play too, in the class and at playtime. A day has room for both.
      P<workandplay> The new teacher knows where the children come from. Teachers start with small bits of work.
      Q<workandplay> When it comes to the new class, {Name} may feel ____.
      H<workandplay> {helper} can ask the teacher what a day is like.
      H<workandplay> {helper} can go past the new door with {him}.
      T<workandplay> {he} can ask, "When do we play?"
      T<workandplay> {he} can show the teacher what {he likes} to play.
      C<workandplay> {he} can think, "A bit of work, a bit of play."
      A<workandplay> In the new room there was a line to write. Then there was a break. Out in the yard, legs still know how to run. Work has its time there, and so has play. The day still ends with home.
    `,
    '6-7': `
      D<workandplay> In a new class there is more work than in the one before. {Name} may think that playing is over now. It is true that there is more sitting and more writing. It is not true that there is nothing else. There are breaks, PE, stories and things to make. A school day is a bit like a coat with two pockets.
      P<workandplay> Teachers know that heads get full. They put something else in between, and some of it is a game.
      P<workandplay> Work that looks hard in July is not done in one go. It comes in small pieces, with somebody to explain them.
      Q<workandplay> Thinking of the new class, {Name} may feel ____. It may be a bit of both.
      H<workandplay> {helper} can ask the school for a plan of the day. ~ On a plan the breaks can be seen.
      H<workandplay> {helper} can keep time for play at home, after school. ~ That time stays.
      T<workandplay> {he} can ask somebody from that year what the best part is.
      T<workandplay> {he} can count how often there is play on the first day.
      C<workandplay> {he} can think, "Two pockets: one for work, one for play."
      A<workandplay> The first day in the new class had a hard bit and a break. Somebody did a sum, and somebody built a den out of coats. Next week the hard bit is not so new any more. Both pockets had something in them.
    `,
  },
};
