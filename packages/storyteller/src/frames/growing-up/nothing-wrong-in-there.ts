import { said, type NamedScene } from '../scene.ts';

/** A child who has just heard the four letters and asks what is wrong. */
export const nothingWrongInThere: NamedScene = {
  id: 'nothingwrong',
  image: 'a word for how a brain works, and what it does not say',
  cue: said(
    String.raw`\b(?:what(?:'?s| is) wrong with|wrong with (?:him|her|them|me|his|her|their|my)|broken|is (?:he|she|they) (?:stupid|ill|sick|bad|naughty)|stupid|dumb|not normal|normal|weird|just (?:been|got|had) (?:told|diagnosed|a diagnosis|the diagnosis)|been diagnosed|how (?:do|can|to) (?:i|we)? ?(?:tell|explain)|explain)\b`,
    String.raw`\b(?:friends|interrupt\w*|lose|losing|loses|tablets?|medic\w*|homework|naughty list)\b`,
  ),
  decides: false,
  answers: /\b(?:wrong|brain|told|diagnos\w*|stupid|broken|normal)\b/i,
  titles: { young: 'A Word for a Brain', older: 'Four Letters and a Brain' },
  text: {
    '6-7': `
      D<nothingwrong> ADHD is a word for the way in which some brains work. {Name} has a brain like that. The word is new, and the brain is not. Nothing in it is broken, and nothing is ill. It is quick to notice and slow to stop. Some things are harder with it, and some are easier.
      P<nothingwrong> Lots of children have a brain like that, at least one in most classes. It has nothing to do with clever or not clever.
      P<nothingwrong> Doctors looked for the word so that grown-ups know what helps. Before that they could only guess.
      Q<nothingwrong> Hearing the word ADHD, {Name} may feel ____. It may be different tomorrow.
      H<nothingwrong> {helper} can answer questions about it, also the same one twice.
      H<nothingwrong> {helper} can tell the school what helps, such as breaks to move.
      T<nothingwrong> {he} can say one thing that is hard and one that is easy.
      T<nothingwrong> {he} can choose who hears the word. ~ It belongs to {him}.
      C<nothingwrong> {he} can think, "Not broken. Fast."
      A<nothingwrong> The word is four letters long, and {Name} is a great deal more. The brain in there still has all its jokes and ideas. Now people know better how to help it. That was what the word was for.
    `,
    '8-10': `
      D<nothingwrong> ADHD sounds like an illness, and it is not one. It is a name for a brain like the one {Name} has had from the start. Attention runs to whatever moves there. Sending it where nothing moves is hard. Only the name is new. Nothing in there is broken, and it is not about being clever.
      P<nothingwrong> In most classes there are one or two people with it, and some do not know it yet. Among adults there are nurses, goalkeepers, cooks and inventors.
      P<nothingwrong> Parents are often relieved by the word. For years they had been told to be stricter, and now they know that it was something else.
      Q<nothingwrong> With the word in the room, {Name} might feel ____. Relief and worry can sit side by side.
      H<nothingwrong> {helper} can find out with {Name} which help is useful and which is only annoying.
      H<nothingwrong> {helper} can tell the teachers, so that fewer things are taken for bad manners.
      T<nothingwrong> {he} can make two lists: what this brain finds hard, and what it is good at.
      T<nothingwrong> {he} can decide who is told. ~ It is nobody's secret and nobody else's news.
      C<nothingwrong> {he} can think, "The brain is the old one. The instructions are new."
      A<nothingwrong> Four letters on a page do not change a head. They explain why some mornings were such a fight, and they make a few things possible that were not before. Attention will go on following whatever moves. Now and then that is exactly where it is needed.
    `,
    '11+': `
      D<nothingwrong> A report on ADHD is written in the language of faults, with deficits, criteria and symptoms. Hearing such words, {Name} may have concluded that a brain has turned out to be broken. The letters say something narrower. They describe how attention, waiting and starting are steered in a brain that is otherwise complete, and that is the same one as last week. It makes some things harder than they look from outside, and it comes with a few that other people rather envy.
      P<nothingwrong> Words of this kind were chosen by people who looked on from the other side of a desk. Those who have such brains describe them in other terms, and more amusingly.
      P<nothingwrong> Parents can be relieved by the word and sorry about the years without it, both on one evening. It is not a grief about the person.
      Q<nothingwrong> With the word still new, {Name} might notice ____. It may be something else by the weekend.
      H<nothingwrong> {helper} can go through the report with {him} and cross out what is not true.
      H<nothingwrong> {helper} can find something written by a person who has it, instead of about one.
      T<nothingwrong> {he} can make two lists, one of what this brain makes hard and one of what it makes easy. ~ Both of them are needed.
      T<nothingwrong> {he} can decide who hears of it, and when. ~ It is information about one person, and it belongs to that person.
      C<nothingwrong> {he} can think, "Same brain. Better instructions."
      A<nothingwrong> Nothing in there has changed since the appointment, apart from the number of explanations on offer. The hard parts of ADHD can be made smaller, with tools, practice, medicine for some, and people who know. The rest is a matter of getting acquainted. A brain is not broken for needing instructions that were not in the box.
    `,
  },
};
