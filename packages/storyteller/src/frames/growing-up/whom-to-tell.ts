import { said, type NamedScene } from '../scene.ts';

const AUTISTIC = String.raw`\b(?:autis\w+|asd|asc|asperger\w*)\b`;
const WHETHER_TO_TELL = String.raw`\b(?:(?:does ?n['’]?t|doesnt|did ?n['’]?t|do ?n['’]?t|dont|not|never) want(?:s|ed|ing)? (?:anyone|anybody|people|others|(?:his|her|their|the) (?:\w+ )?(?:friends?|class\w*|mates|school|teachers?))(?: \w+){0,4}? (?:to (?:know|find out))|keep(?:s|ing)? it (?:a )?secret|(?:whether|if|how|who|whom|when|should|want(?:s|ed)?|not sure|unsure|ready|scared|worried|nervous|afraid)\b[^.!?]{0,40}\btell(?:ing)? (?:\w+ ){0,2}?(?:friends?|people|anyone|anybody|everyone|class\w*|mates|others|school)|tell(?:ing)? (?:his|her|their) (?:friends?|class\w*|mates))\b`;

/** A diagnosis that explains something, and the question who is to know of it. */
export const whomToTell: NamedScene = {
  id: 'whomtotell',
  image: 'a piece of news with one owner',
  cue: said(
    `(?=[^]*${AUTISTIC})[^]*?(?:${WHETHER_TO_TELL})`,
    String.raw`\b(?:ashamed|embarrassed|broken|adhd|hates (?:being|that|the))\b`,
  ),
  decides: true,
  answers: new RegExp(`${WHETHER_TO_TELL}|doesn'?t know (?:whether|if) to tell\\b`, 'i'),
  titles: { older: 'News With One Owner' },
  text: {
    '8-10': `
      D<whomtotell> {Name is} autistic, and now there is a word for it. The word explains some things, such as loud halls and plans that change. It can be a relief to have it. Then comes the next question: who else is to know? There is no rule about that. News about a brain belongs to the person with the brain.
      P<whomtotell> Some people who are told will say, "Oh, right," and go on eating. Some say something silly, since they know the word only from a film. Good friends mostly ask what would help.
      Q<whomtotell> Thinking of telling somebody, {Name} might feel ____. On another day the word may be a different one.
      H<whomtotell> {helper} can practise it together, as one short sentence. ~ Short ones are easy to say and easy to hear.
      H<whomtotell> {helper} can ask first before telling anybody at school. ~ It is not a grown-up's news.
      T<whomtotell> {he} can choose one person to begin with, or nobody for now.
      T<whomtotell> {he} can say what it means for {him}, and leave the big word out. ~ "Noise makes me tired" says a lot.
      C<whomtotell> {he} can think, "It is my news. I choose when."
      A<whomtotell> News that has one owner can be kept, or shared, or shared with one person only. {Name is} autistic on all of those days, and the same friend as before. What was good between two people is still there after the sentence. It may even get easier, because nobody needs to guess.
    `,
    '11+': `
      D<whomtotell> A word that explains a great deal at once can be a relief. {Name is} autistic, and was so all along. What is new is that {he} can decide who knows. There is no deadline for that, and no duty. It is news with one owner, and it can be told in full, in part or not at all.
      P<whomtotell> Reactions say more about what people have watched than about the person in front of them. Some go quiet because they want to get it right. Some say, "You do not look autistic," and mean it kindly. A few say, "Me too."
      P<whomtotell> A word that has been told cannot be called back, and that is a reason for choosing the listener. It is no reason for silence. Friends who know can save a seat near the door.
      Q<whomtotell> Imagining the moment before the sentence, {Name} might feel ____. Relief and doubt often come together.
      H<whomtotell> {helper} can listen to a first version of it and ask one question. ~ It sounds different aloud.
      H<whomtotell> {helper} can ask before anyone at school or in the family is told. ~ It is not an adult's news to pass on.
      T<whomtotell> {he} can begin with the one person whose answer is easiest to guess, and see how it goes.
      T<whomtotell> {he} can tell the useful part without the word, such as, "I need ten minutes on my own after lunch."
      C<whomtotell> {he} can think, "My news, my words, my time."
      A<whomtotell> Whoever hears it, on whichever day, gets to know something true about a person they already liked. An autistic brain does not begin with the letter, and a friendship does not end with it. What has one owner stays in good hands. Telling can wait until it feels more like talking than like confessing.
    `,
  },
};
