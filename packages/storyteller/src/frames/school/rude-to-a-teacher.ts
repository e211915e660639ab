import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Something rude that was said to a teacher. */
export const rudeToATeacher: NamedScene = {
  id: 'rudeto',
  image: 'a sentence that went across a classroom, and another one that can go the same way',
  cue: said(
    String.raw`(?<!\b(?:is|are|was|be|being|'s) )\b(?:called|calls|swore at|swears at|shouted at|shouts at|rude to|cheeky to|answers? back to|answered back to|talks? back to|argues? with|was rude to) (?:(?:his|her|their|a|the|my) )?(?:\w+ )?(?:teachers?|ta|head ?teacher|dinner lady|mrs? \w+|miss(?: \w+)?|sir)\b(?! (?:about|that|what|he|she|they|mum|mummy|dad|daddy))`,
    String.raw`\b(?:mum|mummy|dad|daddy) by (?:mistake|accident)|called (?:\w+ )?teacher (?:mum|mummy|mom|dad|daddy)\b|\btoo shy|\bscared to|\bnew (?:\w+ )?(?:teacher|ta|head|key ?worker|one)\b[^.!?]{0,40}\bcalled (?:mrs?|miss|ms)\b`,
  ),
  decides: true,
  titles: { young: 'Across the Room', older: 'A Sentence Back' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<rudeto> Words can be out before anybody thinks. {Name} said something rude to {teacher}, and the class went quiet. It may have been hot, or unfair, or just too much that day. The words were said all the same. They went into somebody's ears, and they can hurt there.
      P<rudeto> {teacher} has feelings, as all people have. On the way home such words come along in the bag.
      P<rudeto> A teacher can be cross in the morning and kind again after lunch. They begin a new day with everyone.
      Q<rudeto> Thinking of that moment, {Name} may feel ____.
      H<rudeto> {helper} can ask what came just before the words.
      H<rudeto> {helper} can go along to the door the next day.
      T<rudeto> {he} can say, "I am sorry I said that."
      T<rudeto> {he} can draw or write it, if saying it is too hard.
      C<rudeto> {he} can think, "One more sentence, and it is a good one."
      A<rudeto> The new words went the same way as the old ones. {teacher} nodded. After that there were sums. A thing that was said cannot be unsaid, and it can be put right.
    `,
    '8-10': `
      D<rudeto> Some sentences are across the room before the person who said them has noticed. {Name} said something rude to {teacher}. Perhaps it had been an unfair morning, or people were listening and it was funny for a second. Then thirty people looked up. It is a strange thing about words that they need half a second to leave and stay for days.
      P<rudeto> Teachers hear a good deal and do not take all of it home. They do remember who came back afterwards, since hardly anyone does.
      P<rudeto> The ones who laughed did it out of nerves. None of them would have liked to be in it.
      Q<rudeto> On the way into that classroom, {Name} might feel ____. Angry and sorry can sit side by side.
      H<rudeto> {helper} can hear what happened in the minute before. ~ It is often the useful minute.
      H<rudeto> {helper} can help to find words for what was wrong, without the rude one in them.
      T<rudeto> {he} can go in before the bell and say it in one sentence: "I am sorry for what I said."
      T<rudeto> {he} can add what the trouble was, once the sorry has been said. ~ In that order, people listen.
      C<rudeto> {he} can think, "Short, before the bell, without a but."
      A<rudeto> It was said at ten to nine, by the coat hooks, and took less time than the rude one. {teacher} said thank you, or only nodded. There may still be a consequence, and it is lighter with that behind it. What had been wrong that morning got heard at last, because this time the words were calm.
    `,
    '11+': `
      D<rudeto> There is a kind of sentence that is extremely satisfying for about one second. {Name} said one to {teacher}, in front of an audience, and then there were all the other seconds. It may have been earned, in part. Being told off unfairly, or for the fifth time, or on no sleep, puts a great deal of pressure behind a mouth. The trouble is that after it nobody discusses the unfair part any more. The rude words are what was said.
      P<rudeto> Teachers are trained to take it professionally, and they go home and repeat it to somebody in the kitchen.
      P<rudeto> Admiration from the back row lasts until the bell. Nobody from there comes along to the detention.
      Q<rudeto> Outside that classroom door, {Name} might notice ____.
      H<rudeto> {helper} can keep the two questions apart: what was said, and what led to it.
      H<rudeto> {helper} can ask the school for a short conversation, if there is something unfair that keeps happening.
      T<rudeto> {he} can apologise for the words and only for them, in private, in one sentence.
      T<rudeto> {he} can raise the other matter a day later, in writing and in calm words. ~ It has a better chance alone.
      C<rudeto> {he} can think, "I can be right, or loud. Today I was loud."
      A<rudeto> The apology took eight words, and the day went on. A teacher who has been apologised to properly is an unusual ally. The complaint underneath is now on its own, in a form that can be answered. Most cross words are a true sentence that came out at the wrong temperature, and it can be said again when it has cooled.
    `,
  },
};
