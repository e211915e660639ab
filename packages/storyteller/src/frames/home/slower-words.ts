import { said, type NamedScene } from '../scene.ts';
import { SIBLING_ROLE } from './sibling-role.ts';

/** Two at one table: one whose words come fast, and one whose words need time. */
export const slowerWords: NamedScene = {
  id: 'slower',
  image: 'quick words in a closed hand, while slower ones are on their way',
  cue: said(
    String.raw`\b(?:talk(?:s|ing)?|speak(?:s|ing)?|butt(?:s|ing) in|jump(?:s|ing) in) over (?:his|her|their|the) (?:\w+ )?(?:brother|sister|sibling|twin|cousin)|\binterrupt\w* (?:his|her|their|the) (?:\w+ )?(?:brother|sister|sibling|twin|cousin)|\b(?:finish\w*|answers? for|speaks? for|talks? for) (?:his|her|their) (?:\w+ )?(?:brother|sister|twin)|\b(?:brother|sister|twin|cousin)s? (?:can'?t|never|doesn'?t|cannot) (?:get|say|finish|have)\b[^.]{0,16}\b(?:word|sentence|say|turn|talk)`,
  ),
  decides: true,
  titles: { young: 'Words in a Closed Hand', older: 'On Its Way' },
  roles: { other: SIBLING_ROLE },
  text: {
    '4-5': `
      D<slower> At the table, two people want to talk. {Name has} quick words. {other} may need more time to say the same. When quick words jump in, the slow ones stop. Then they start again from the beginning.
      P<slower> A gap in somebody's talk need not be the end. The next word may be on its way.
      Q<slower> While somebody else talks, {Name} may feel ____.
      H<slower> {helper} can pass round a spoon. ~ Whoever has the spoon has the turn.
      H<slower> {helper} can nod, so that {Name knows} who is next.
      T<slower> {he} can keep the words in a closed hand until then.
      T<slower> {he} can watch until the other mouth is shut.
      C<slower> {he} can think, "Not yet, words. You are next."
      A<slower> The slow words came to their end, a good one. Then the closed hand opened. All the words were still in there. Dinner had two stories in it, and both had an end.
    `,
    '6-7': `
      D<slower> Words come at different speeds. At the table, {Name} may have a whole story ready. {other} may still be looking for one word. If somebody talks into that gap, the word goes away again. Whoever was looking for it starts once more, or stops talking.
      P<slower> From outside, a gap looks like an end. From inside it is the hardest part of a sentence.
      Q<slower> When a word takes long to come, {Name} may feel ____. It may be in the mouth or in the feet.
      H<slower> {helper} can give each person a time to talk.
      H<slower> {helper} can hold up a finger that means "you are next". ~ It is easier to wait for a turn that is sure.
      T<slower> {he} can count to three in any gap before talking.
      T<slower> {he} can ask a question about what was said. ~ It shows that it was heard.
      C<slower> {he} can think, "It is a gap, and a word is on its way."
      A<slower> The word came, and the rest of the talk came after it. It was about something that nobody would have guessed. Then it was the turn of the quick ones. They had lost nothing by waiting.
    `,
    '8-10': `
      D<slower> Some people think while they talk, and some think first. At one table that looks unfair from both ends. {Name} may have three things to say by the time {other} has found the first word. Talking into the pause is not meant badly. But whoever was cut off begins again, and after the third time gives up the conversation.
      P<slower> For somebody who talks slowly, or who gets stuck on a sound, a pause is work. It looks empty and is full. Having a word supplied by others does not help, because it is usually the wrong one.
      Q<slower> During somebody else's long pause, {Name} might notice ____. It may be in the jaw.
      H<slower> {helper} can go round the table, one person at a time, with no comments in between.
      H<slower> {helper} can say "one moment" to the quick one and nothing to the slow one.
      T<slower> {he} can leave three seconds after the last word. ~ Very often there is more.
      T<slower> {he} can ask one question about it before starting a new subject.
      C<slower> {he} can think, "Full pause. Wait for it."
      A<slower> There was more, and it was the best part. A pause had stood in front of it the whole time. Then the quick story had its turn, and it was still quick. Conversations are long enough for both kinds of talking.
    `,
  },
};
