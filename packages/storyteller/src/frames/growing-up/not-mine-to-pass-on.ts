import { said, type NamedScene } from '../scene.ts';

const WHO = String.raw`(?:he|she|they|my (?:son|daughter|child|\d+ ?(?:year|yr)[- ]old))(?:['’]s| has| have| had)?(?: just| also| then)?`;
const PRIVATE = String.raw`(?:private|secrets?|chats?|messages?|conversations?|texts?|dms?)`;

/** A private message that was passed on by the child it was written to. */
export const notMineToPassOn: NamedScene = {
  id: 'passedon',
  image: 'a message that was meant for one pair of eyes',
  cue: said(
    String.raw`\b${WHO} (?:forwarded|screenshot(?:ted|ed)?|passed on)\b[^.!?]{0,50}\b${PRIVATE}\b|\b${WHO} (?:shared|sent|showed|posted|put)\b[^.!?]{0,24}\b(?:screenshots?|private)\b`,
    String.raw`\b(?:nudes?|naked|pictures? of|photos?|videos?|with me|to me|with us|showed (?:me|us))\b`,
  ),
  decides: true,
  titles: { older: 'Not Mine to Pass On' },
  text: {
    '8-10': `
      D<passedon> A private message is a bit like a thing that was lent. {Name} passed one on, and now people have read it who were not meant to. It may have been for a laugh, or to get advice, or without any thought at all. A thumb is quicker than a head. For the one who wrote it, it can feel as if somebody had opened the bathroom door.
      P<passedon> People who write something private choose who reads it. When that choice is taken away, they often stop writing for a while.
      P<passedon> The others who have it now can delete it. Most people do when they are asked plainly.
      Q<passedon> At the thought of who has read it, {Name} might feel ____.
      H<passedon> {helper} can help to find the words, without doing the talking.
      H<passedon> {helper} can step in if it has gone too far to stop. ~ A school knows what to do then.
      T<passedon> {he} can tell the person who wrote it, "I passed it on. That was wrong, and I am sorry."
      T<passedon> {he} can ask those who have it to delete it and not to send it on.
      C<passedon> {he} can think, "It was lent to me. It was not mine to pass on."
      A<passedon> The words were said, and that took more courage than the tap did. Some trust comes back quickly, and some takes its time. A message cannot be unsent. The next one that was meant for one pair of eyes can stay with one pair of eyes.
    `,
    '11+': `
      D<passedon> It takes two taps to turn a private message into a public one. {Name} did that, for a reason that may have seemed good at the time: to get advice, to prove a point, to raise a laugh. What was meant for one pair of eyes then reached others, and the person who wrote it had no say in it. That is the whole of the harm. It stays so even if every word of it is true.
      P<passedon> For whoever wrote it, the content is often not the worst part. The worst part is going back over everything else they ever sent and wondering who has seen that.
      P<passedon> Those who received it tend to feel uneasy as well, since anybody who passes one chat on might do it with theirs. An honest word therefore helps more than one friendship.
      Q<passedon> Thinking of the person who wrote it, {Name} might notice ____. It is seldom just one thing.
      H<passedon> {helper} can listen first and leave out the verdict. ~ Somebody who has owned up needs a next step and not a trial.
      H<passedon> {helper} can speak to the school or use the report button, if it has spread beyond a few phones.
      T<passedon> {he} can tell the person before somebody else does, with what was sent and to whom.
      T<passedon> {he} can ask everyone who has it to delete it, once and without excuses.
      C<passedon> {he} can think, "Not mine to pass on. Mine to put right."
      A<passedon> It may be forgiven soon, later or in part, and that is not for the sender to decide. The message is still on some phones, and from others it has been deleted because somebody asked. Most people have at some point passed on what was not theirs. What they get trusted with afterwards depends on what they did next.
    `,
  },
};
