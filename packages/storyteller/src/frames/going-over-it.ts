import { said, type NamedScene } from './scene.ts';

const IN_OTHER_HEADS = String.raw`\b(?:what (?:other |the other |all the )?(?:people|others|everyone|everybody|friends|girls|boys|kids|they|his friends|her friends) (?:\w+ )?(?:think|thinks|thought|say|said|must think)|what (?:he|she|they) (?:said|did)\b|judg(?:e|es|ed|ing)|(?:he|she|they) (?:said|did) (?:something )?(?:wrong|stupid|silly|embarrassing)|(?:things|something|stuff|everything|conversations?) (?:(?:that )?(?:he|she|they)(?:'s| has)? )?(?:said|did|happened))\b`;

/** What was said in the day, gone over again in the evening, and what others may think of it. */
export const goingOverIt: NamedScene = {
  id: 'goingover',
  image: 'a day that is played again in a head, with one minute of it much too long',
  cue: said(
    String.raw`(?=[^]*\b(?:l(?:ies|ying|ays|aying) (?:there )?awake|overthink\w*|over ?analy\w*|goes? over|going over|replays?|replaying|dwells? on|can'?t (?:stop thinking|sleep|fall asleep|get to sleep|switch off)|l(?:ies|ying) (?:there|in bed) (?:till|until|for)|at night|in bed)\b)[^]*${IN_OTHER_HEADS}`,
    String.raw`\b(?:bull(?:y|ied|ying)|teas(?:ed|ing)|test|exam|sats|died|death|coming out|gay|homework|phone|chat|monsters?|dark|mum and dad|parents|argu\w+)\b`,
  ),
  decides: true,
  answers: /\b(?:overthink\w*|awake|think\w*|worr\w+|going over)\b/i,
  titles: { older: 'One Minute, Played Again' },
  text: {
    '8-10': `
      D<goingover> At night a head can play the whole day again, like a film. It stops at the worst minute, and that one gets worried about. {Name} may lie there and hear one sentence ten times. What did they think? The film cannot know, since it was made from only one side. So it makes up the rest.
      P<goingover> The other people in that minute are in bed too. They are going over their own sentence. There is hardly any time left for somebody else's.
      Q<goingover> When that minute comes round again, {Name} might feel ____. The face may go hot in the dark.
      H<goingover> {helper} can ask what was said, and what really came back. ~ Those are two different lists.
      H<goingover> {helper} can sit there for five minutes with no advice. ~ A thing that was told gets shorter.
      T<goingover> {he} can write the minute down and shut the notebook. ~ What is on paper need not be played again.
      T<goingover> {he} can look for one minute of the day that went well and play that one.
      C<goingover> {he} can think, "That is my film, and it has only my side."
      A<goingover> The worry gets to the end of the film and wants to start again. It may, and it may be put in the notebook. In the morning there are new sentences to say. Friends have known for a long time that a sentence can come out oddly.
    `,
    '11+': `
      D<goingover> There is a kind of worry that comes after the event. {Name} may lie awake and go through a conversation line by line: what was said, how it sounded, what somebody's face did. It feels like finding out. In fact it is guessing, with great care, what went on in heads that nobody can look into. And a tired brain at midnight guesses low.
      P<goingover> Psychologists have measured it. After a conversation people think that they were liked less than they were, and the other person thinks the same. Both lie awake over it.
      P<goingover> Everyone is the main character in one head only. In the others, what was said is filed after about four seconds, behind lunch.
      Q<goingover> When the replay starts, {Name} might notice ____. It often begins in the face or the stomach.
      H<goingover> {helper} can listen without saying "nobody thinks that". ~ A better question is what really came back.
      H<goingover> {helper} can help to find somebody to talk to, such as a counsellor, if most nights go like this. ~ There are ways of getting out of the loop, and they can be learned.
      T<goingover> {he} can set ten minutes for it in the early evening, on paper, and stop when they are over.
      T<goingover> {he} can get up after twenty minutes and do something dull in a low light.
      C<goingover> {he} can think, "That is a guess about a head I cannot see into."
      A<goingover> By daylight the same conversation is about as long as it was. Somebody may even refer to it, and turn out to remember another part. The worry will want to hold its meeting again tonight. It can be given an earlier time and a chair, and then the bed is for sleeping.
    `,
  },
};
