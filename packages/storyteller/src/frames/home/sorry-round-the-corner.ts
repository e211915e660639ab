import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

const SORRY = String.raw`\b(?:sorry|apologi[sz]\w*|say(?:ing)? the word)\b`;
const GONE = String.raw`\b(?:hid(?:es|ing)|(?:runs?|ran|running|goes|walks?|walked|storms?|stormed) (?:off|away)|(?:runs?|ran) to (?:his|her|their) room|(?:covers?|covered) (?:his|her|their) (?:face|ears|head)|(?:turns?|turned) (?:to (?:the|a) wall|away|(?:his|her|their) (?:back|face))|(?:would|['’]d) rather (?:walk|run|go|hide|leave|die)|hid (?:behind|under|in)|under the (?:table|bed))\b`;

/** Whoever knows that it went wrong, and is round the corner or under a table before there was a word. */
export const sorryRoundTheCorner: NamedScene = {
  id: 'roundthecorner',
  image: 'the way back from under a table or round a corner',
  cue: said(
    `${SORRY}[^]*?${GONE}|${GONE}[^]*?${SORRY}`,
    String.raw`\b(?:all the time|for everything|constantly|over and over|(?:never|won'?t|didn'?t|doesn'?t) (?:say sorry|apologi\w+) to (?:him|her))\b`,
  ),
  decides: false,
  answers: new RegExp(GONE, 'i'),
  titles: { young: 'Out Comes One Foot', older: 'The Way Back From the Corner' },
  roles: { other: SIBLING_ROLE },
  text: {
    '4-5': `
      D<roundthecorner> Something went wrong, and somebody waits for a sorry. Now everyone looks at {Name}. A face can get hot then. Legs may want to run and hide. In a hiding place nobody can see a face. But the word is in there, too.
      P<roundthecorner> People who hide are often the most sorry ones. Nobody can see that from outside.
      Q<roundthecorner> When everyone looks, {Name} may feel ____.
      H<roundthecorner> {helper} can sit near the hiding place and wait. ~ There is time.
      H<roundthecorner> {helper} can go along to {other}. ~ It is easier with two.
      T<roundthecorner> {he} can come out when the face is cool again.
      T<roundthecorner> {he} can bring {other} a toy or a picture. ~ A thing in the hand is a good start.
      C<roundthecorner> {he} can say, "I was hiding. I am sorry."
      A<roundthecorner> Out came one foot, and then the other one. The word sorry was short, and then it was over. It is fine to hide first and say it after. A sorry can be late, and it is still a sorry.
    `,
    '6-7': `
      D<roundthecorner> It takes one second to hurt somebody, and much longer to say sorry. {Name} may be off at once, round a corner or under a table. Legs do that when a face gets hot. But what happened stays where it is. Somebody is standing there and waits.
      P<roundthecorner> Whoever is left there only saw a back. Nobody can read a sorry from a back. Some people run because it does not matter to them. More of them run because it does.
      Q<roundthecorner> When everybody turns to look, {Name} may feel ____. It may be in the face or in the legs.
      H<roundthecorner> {helper} can wait, and then come along to {other}. ~ The first words are easier with somebody there.
      H<roundthecorner> {helper} can hear how it happened, with nobody else around.
      T<roundthecorner> {he} can go back when {his} face is cool. ~ Five minutes late is fine.
      T<roundthecorner> {he} can begin with the hands, and help to put it right. ~ Words can come after that.
      C<roundthecorner> {he} can think, "I ran, and I can walk back."
      A<roundthecorner> The way back is as long as the way there, though it feels longer. At the end there was somebody, and a sorry, and some mending. Nobody asked about the running. Next time the legs may go again. By now they know the way back.
    `,
    '8-10': `
      D<roundthecorner> When something has gone wrong, a body can fight about it, freeze or run. {Name} may be one of the runners. They are round the corner before the sentence "I am sorry" has been put together. It is quick, and it solves nothing, since the other person is still standing there. What looks rude from that side is often plain embarrassment.
      P<roundthecorner> To the one who stays behind, a back seems to say, "I do not care." Mostly that is read wrongly. People to whom it does not matter have little reason to run.
      Q<roundthecorner> When all the eyes turn, {Name} might feel ____. Two words at once are possible.
      H<roundthecorner> {helper} can agree on a rule for it: gone for ten minutes, and then back. ~ A rule is easier than a search.
      H<roundthecorner> {helper} can leave the questions until later and come along as far as the door.
      T<roundthecorner> {he} can write it on a scrap of paper and hand it over. ~ Paper does not go red.
      T<roundthecorner> {he} can go back and begin with what can be put right. ~ Hands are less shy than words.
      C<roundthecorner> {he} can think, "Running was the first part. Going back is the second."
      A<roundthecorner> Nobody remembers for long how fast somebody went. What is remembered is that somebody came back. It may take ten minutes or a day, and the words may come out too quickly. A sorry that went round by the corner is still a sorry. It is rather dull there, in any case.
    `,
  },
};
