import { said, type NamedScene } from '../scene.ts';

const SMOKED = String.raw`vap(?:e|es|ing)|smok(?:e|es|ing)|cigarettes?|weed|cannabis|joints?`;
const PRESSED = String.raw`pressur\w*|press(?:es|ed|ing)|push(?:es|ed|ing)|(?:want(?:s|ed|ing)?|ask(?:s|ed|ing)?|tell(?:s|ing)?|told|get|getting|forc\w+|nag\w*|beg\w*|try\w*) (?:him|her|them) (?:to|into)|offer(?:s|ed|ing)?|pass(?:es|ed|ing)?|peer|(?:drop|ditch|leave|dump|laugh at|exclude) (?:him|her|them)|keeps? (?:on )?saying no|(?:feels?|thinks?) (?:like |that )?(?:he|she|they) (?:should|ought to|must|has to|have to|needs? to)|(?:wants? )?to fit in`;

/** Others who ask again and again whether one will smoke or vape, and a no that can be said as often. */
export const askedToSmoke: NamedScene = {
  id: 'asked',
  image: 'a no that is not used up, however often others ask',
  cue: said(
    String.raw`\b(?:${PRESSED})\b[^.]{0,60}\b(?:${SMOKED})\b|\b(?:${SMOKED})\b[^.]{0,60}\b(?:${PRESSED})\b|\b(?:say|saying|said) no (?:to|when)\b[^.]{0,50}\b(?:${SMOKED})\b`,
    String.raw`\b(?:flower ?beds?|garden\w*|weeding|weed (?:the|his|her|our|out)|caught|gave in|went along|vaped|smoked|tried (?:it|one|some)|joined in|has been (?:vaping|smoking)|pressures|(?:he|she) offers)\b`,
  ),
  decides: true,
  roles: {
    offered: {
      fallback: { text: 'a vape' },
      cues: [
        { match: /\bvap(?:e|es|ing)\b/i, phrase: { text: 'a vape' } },
        {
          match: /\b(?:smok(?:e|es|ing)|cigarettes?|weed|cannabis|joints?)\b/i,
          phrase: { text: 'something to smoke' },
        },
      ],
    },
  },
  titles: { older: 'A No Does Not Run Out' },
  text: {
    '8-10': `
      D<asked> Some of the others have {offered}, and they hold it out. {Name} may be asked more than once, by older ones or by friends. "Just try it. Everyone does." They say that it is nothing. In fact, what is in it makes a brain want more, and a young brain learns that fast. So there is a good reason for a no. It is still hard to be asked again.
      P<asked> Those who ask often feel better when the whole group joins in. Others in the group may not want to either. They may be waiting for someone to say so first.
      Q<asked> When {offered} is held out, {Name} may feel ____. It may be in the stomach or in the throat.
      H<asked> {helper} can practise one sentence with {him} at the kitchen table. ~ Words that have been said aloud come out more easily.
      H<asked> {helper} can agree with {him} on a word to text that means "come and fetch me". ~ The questions can wait until later.
      T<asked> {he} can say, "No thanks, I don't want to," and walk over to something else. ~ A short no leaves little to argue about.
      T<asked> {he} can tell an adult at home or at school that they keep asking. ~ That is about being safe, and so it is no tale.
      C<asked> {he} can think, "I said no, and I can say it again."
      A<asked> A no does not run out. It can be said on Monday and again on Friday, to the same friends and in the same words. After a while, asking gets boring. If it does not stop, an adult knows by then and can help. Friends who are worth having do other things together as well.
    `,
    '11+': `
      D<asked> A dare is over in a minute, but being asked every other day is different. {Name} may know how it goes: {offered} goes round, the others look, and somebody says that one go is nothing. What is in it makes a brain want more, and brains at this age learn that quickly. There is no need to explain all that to a group. It is enough not to want to, and hard enough to say so when they ask for the fifth time.
      P<asked> People who press others are often less sure than they sound, and a whole group that joins in makes them feel surer. Usually there is another person present who would rather not. That person is listening closely to what happens next.
      Q<asked> When the others look and wait, {Name} might notice ____. The fear of being left out is a possible answer, and an honest one.
      H<asked> {helper} can be the excuse: "They'd know straight away, and I'd be grounded." ~ It is fair to borrow a strict parent for that.
      H<asked> {helper} can agree on one letter to text that means a lift home, with the questions saved for the next day.
      T<asked> {he} can have one sentence ready, such as "Nah, not for me," and then change the subject. ~ A reason can be argued with, and a short no cannot.
      T<asked> {he} can tell an adult who is calm about such things, at home or at school, that the asking does not stop. ~ An adult can help without a scene in front of everyone.
      C<asked> {he} can think, "Not for me. That was true last time as well."
      A<asked> A no does not run out, and it can be used again word for word. Most groups lose interest in an answer that stays the same. If this one makes it the price of belonging, an adult is worth asking, and other friends are worth looking for. Nobody needs to lose a whole group by refusing one thing in it. Quite often somebody else puts a hand up second and says, "Same."
    `,
  },
};
