import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** Sets at school, and what a child fears or thinks about the one it is in. */
export const whichSet: NamedScene = {
  id: 'whichset',
  image: 'rooms on one corridor, each with the same subject at another speed',
  cue: said(
    String.raw`\b(?:which|what) (?:\w+ )?(?:set|stream|band|ability group) (?:he|she|they|i)\b|\b(?:top|bottom|low(?:er|est)?|high(?:er|est)?|middle|second|third|fourth) sets?\b|\bset (?:\d|one|two|three|four|five)\b|\b(?:moved|put|going|gone|dropped|been put|is|was) (?:\w+ )?(?:down|up|into|in) (?:to )?(?:a |the )?(?:(?:lower|bottom|top|higher|different) )?(?:maths |english |science |reading |phonics |spelling )?(?:set|stream|band|(?:reading|phonics|maths|spelling|ability) group)\b|\b(?:maths|english|science|reading) sets?\b(?! (?:of|the|him|her))|\bsets? for (?:maths|english|science)\b`,
    String.raw`\b(?:lego|train|drum|tv|chess|tea|swing|set (?:up|off|out)|band practice|stupid (?:group|table)|box set|tennis|sleep|bedtime)\b`,
  ),
  decides:
    /\b(?:which|what) (?:\w+ )?(?:set|stream) (?:he|she|they)\b|\b(?:bottom|lower|lowest|top|middle) sets?\b|\bset (?:\d|two|three|four|five) (?:for|in) (?:maths|english|science)\b|\b(?:moved|put|gone|been put) (?:down|up) (?:a|to the|into the|in a|into a|to a|in the) (?:\w+ )?(?:set|(?:reading|phonics|maths|spelling|ability) group)\b/i,
  answers: /\b(?:sets?|groups?|maths|english|science|worried|bottom|moved|stupid|down)\b/i,
  titles: { older: 'Another Speed' },
  roles: { teacher: TEACHER },
  text: {
    '8-10': `
      D<whichset> A set is a group that learns the same subject at its own speed. {Name} may think a lot about which one it is, and what that says. It is often heard as a list of clever and not clever. It is not one. It says which lesson suits a person in one subject, this term. People learn maths in fits and starts, so sets are changed again and again.
      P<whichset> Teachers make sets so that nobody is bored and nobody is lost. It is more like shoe sizes than like medals.
      P<whichset> Friends compare because they are unsure. Whoever boasts about it is usually afraid of moving.
      Q<whichset> When the sets are read out, {Name} might feel ____.
      H<whichset> {teacher} can explain how it was decided, and when it is looked at again.
      H<whichset> {helper} can ask what was understood this week, and leave the number of the set alone.
      T<whichset> {he} can ask a question in the lesson. ~ A set that fits has room for that.
      T<whichset> {he} can tell {teacher} if it is much too fast or much too slow.
      C<whichset> {he} can think, "It is a speed. It is not a size of head."
      A<whichset> Inside the room it is a lesson like any other, with a board and somebody who has lost a ruler. What can be learned there is the same subject. By the next term the rooms may have changed. What is understood by then stays understood in every set.
    `,
    '11+': `
      D<whichset> Sets sort lessons by speed, and people by where they are in one subject, on the evidence of a test or two. {Name} may be wondering which it will be, or what it means. It is easily read as a statement about brains. What it settles is the speed of a lesson and who sits in it, and that is all. Progress comes in jumps, so the lists get revised, and the first set predicts less than people think.
      P<whichset> Teachers know how rough the sorting is. They would rather have somebody in a room where questions get asked than in one where keeping up takes all the energy.
      P<whichset> The ones who ask everybody's set at lunch are usually worried about their own.
      Q<whichset> Thinking of the list, {Name} might notice ____. It may be more about friends than about sums.
      H<whichset> {helper} can find out how and when sets are reviewed. ~ A date is calmer than a rumour.
      H<whichset> {helper} can make sure that {teacher} knows what gets in the way of showing what one can do. ~ Tests can be taken with extra time or a reader, if that is needed.
      T<whichset> {he} can ask for one topic to be gone through again. ~ One gap is often behind several marks.
      T<whichset> {he} can give a new room three weeks before having an opinion about it.
      C<whichset> {he} can think, "It is about speed, and it is for now."
      A<whichset> The list is out, and whichever room it was, there was a chair in it and a lesson to learn from. In a good fit, more gets understood, and that is what counts later when nobody asks about rooms. If it does not fit, there is a review, and it can be asked for. The set was about a subject. The person was not sorted.
    `,
  },
};
