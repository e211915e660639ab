import { said, type NamedScene } from '../scene.ts';

/** Friends who do not get to the end of a sentence. */
export const letsOthersFinish: NamedScene = {
  id: 'finish',
  image: 'a sentence that has a second half, and a pause in front of it',
  cue: said(
    String.raw`\b(?:talk(?:s|ing)?|speak(?:s|ing)?) over (?:every(?:one|body)|people|(?:his|her|their) (?:friends|mates|classmates)|(?:the )?others?|other (?:children|kids|people|girls|boys))\b|\bbutts? in(?:to)? (?:on |to )?(?:every|all|other people'?s|(?:his|her|their) friends'?) conversations?\b|\b(?:butts? in|interrupt\w*|jumps in|talks over)[^.]{0,40}\bwith (?:his|her|their) own (?:stor(?:y|ies)|news)\b|\binterrupt\w* (?:every(?:one|body)|people|(?:his|her|their) friends|(?:the )?others|other (?:children|kids))\b|\b(?:never|doesn'?t|won'?t|not) lets? (?:(?:his|her|their|the) )?(?:friends?|any ?one|any ?body|others|people|other (?:children|kids))(?: else)? (?:finish|speak|talk|get a word in|say anything)\b`,
    String.raw`\b(?:adults?|grown-?ups?|parents|teacher|in class|phone|me and|brother|sister)\b`,
  ),
  decides: false,
  titles: { young: 'The Second Half', older: 'The Second Half of a Sentence' },
  text: {
    '6-7': `
      D<finish> A sentence has a first half and a second half. {Name} may hear the first one and have an answer at once. So it jumps out and interrupts. The other one was still looking for the second half. That may have been the best part.
      P<finish> Friends who cannot finish may stop telling things. It does not mean that they have none.
      P<finish> A quick answer is meant in a friendly way. It can feel like a shut door.
      Q<finish> When an answer is ready, {Name} may feel ____. It may be on the tongue.
      H<finish> {helper} can play a game where a ball says who talks.
      H<finish> {helper} can agree on a small sign for "let them finish".
      T<finish> {he} can count to two when the other voice stops.
      T<finish> {he} can ask, "And then?" ~ It helps the second half to come out.
      C<finish> {he} can think, "There is a second half."
      A<finish> The second half came out, and it was funny. Then there was a pause, and that was the gap for the answer. It was still good. Talking is like catch, and it needs two who throw and wait.
    `,
    '8-10': `
      D<finish> Most sentences have their point in the second half. {Name} may have an answer after the first one, and out it comes. To interrupt like that usually means interest. For the friend it feels like being overtaken on a narrow path. Somebody else is telling the story now, and the second half goes home unsaid.
      P<finish> People who are interrupted a lot seldom complain. They tell shorter versions, or tell them to somebody else.
      P<finish> Some people need a pause in the middle to find the word. From outside it looks like the end.
      Q<finish> With an answer ready and a friend still talking, {Name} might notice ____.
      H<finish> {helper} can practise it at supper, with a spoon that says whose turn it is.
      H<finish> {helper} can agree on a quiet sign that only two people know.
      T<finish> {he} can wait for one whole breath after the last word. ~ It feels long from inside and normal from outside.
      T<finish> {he} can ask one question about it before telling something of {his} own.
      C<finish> {he} can think, "There is a second half coming."
      A<finish> The breath was long enough, and the second half came. It changed the story. The answer that had waited fitted better than before, or was not needed any more. It is a good feeling not to be interrupted, and friends notice it quickly.
    `,
    '11+': `
      D<finish> Conversation runs on pauses of about a fifth of a second, and people differ in it. {Name} may be among the fast ones, for whom a pause sounds like the end. For a slower speaker it was the place where the second half of the sentence was going to be. So friends get interrupted by somebody who was listening, and who already agreed. It is meant as enthusiasm. It arrives as not being heard.
      P<finish> Those who are cut off rarely complain. They begin to tell shorter versions, and in the end they tell them to someone else.
      P<finish> Quick talkers are often told to be quiet, which misses the point. It is about timing, and not about volume.
      Q<finish> With a reply ready and the other person still talking, {Name} might notice ____.
      H<finish> {helper} can agree on a discreet sign, such as a finger on the table, and use it kindly.
      H<finish> {helper} can point out when it went well. ~ It is hard to notice from inside.
      T<finish> {he} can wait one full breath after the other voice has stopped. ~ It feels endless from inside and normal from outside.
      T<finish> {he} can ask a question about what was said before adding anything.
      C<finish> {he} can think, "A pause is not the end."
      A<finish> Nobody needs to turn into a quiet person. A quick mind is good company, above all when it can wait for the second half of a sentence. Friends notice the difference within a week, mostly by talking for longer. The reply that was held back is usually still good. Where it is not, nothing was lost.
    `,
  },
};
