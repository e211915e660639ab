import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A shared job of which one child does all, because the others do it differently. */
export const onePairOfHands: NamedScene = {
  id: 'takesover',
  image: 'a poster in one handwriting, and what the others would have put on it',
  cue: said(
    String.raw`\b(?:takes?|taking|took) (?:\w+ )?over\b|\b(?:won'?t|will not|does ?n'?t|never) let (?:the others|anyone(?: else)?|anybody(?: else)?|others|other (?:children|kids)|(?:his|her|their) (?:group|partners?|team|friends))\b[^.]{0,30}\b(?:do|help|have|touch|decide|choose|join|draw|write|build)\b|\b(?:does|did|do|done|doing|redoes) (?:it all|everything|all the work|all of it|the whole (?:thing|project|model|poster)) (?:by )?(?:(?:him|her|them)sel\w+|alone|on (?:his|her|their) own|because)\b|\b(?:wants?|likes?) (?:to (?:do|have|decide) )?(?:it |everything |things )?(?:all )?(?:done )?(?:(?:in )?(?:his|her|their) own way|(?:his|her|their) way)\b|\bre-?does (?:what|their|the others)`,
    String.raw`\b(?:(?:another|a|one|the other|some) (?:girl|boy|child|kid|classmate) (?:\w+ )?(?:takes?|took)|friend (?:always |who )?takes? over|worr(?:y|ies) takes? over|brother|sister|feelings? takes?)\b`,
  ),
  decides: false,
  titles: { young: 'One Page and Four Hands', older: 'A Poster in One Handwriting' },
  roles: { teacher: TEACHER },
  answers: /\b(?:takes? over|won'?t let|wrong|properly|perfect)\b/i,
  text: {
    '4-5': `
      D<takesover> When children make a thing together, there are a lot of hands. {Name} may know just how it is meant to look. Then it seems quicker to do it all. But the other hands have nothing to do. They get cross, or they go away. A thing made together has a bit of each one in it.
      P<takesover> The others have a plan too, and it is in their heads. It may be a bit wobbly. They would like to see it on the table.
      Q<takesover> When somebody does it another way, {Name} may feel ____.
      H<takesover> {helper} can give each one a corner. ~ Then it is clear whose it is.
      H<takesover> {helper} can ask, "What would you put there?"
      T<takesover> {he} can give one piece to somebody and watch.
      T<takesover> {he} can sit on both hands for one turn. ~ It is a funny way to wait.
      C<takesover> {he} can say, "You do that bit, please."
      A<takesover> One corner has straight lines, and one has a blob. The blob may be a cloud or a sheep. They made it together. All of them can say, "That is mine." Nobody else has one like it.
    `,
    '6-7': `
      D<takesover> A group makes a poster together, with one sheet and a lot of pens. {Name} may see at once how it could look in the end. Then every other line seems like a mistake. It is quicker to do it alone. So there is a tidy sheet in one handwriting. The others were only standing beside it.
      P<takesover> Somebody whose part is done over again thinks, "Mine was no good." After that, most people stop trying. It can look as if they did not want to help.
      P<takesover> {teacher} can see from a sheet who had a turn on it. It does not need to be neat to be good.
      Q<takesover> When somebody does it in another way, {Name} may feel ____. It may be in the fingers.
      H<takesover> {helper} can tell about people at work who do things differently. ~ There are some in every job.
      H<takesover> {helper} can play a drawing game where each one adds a line.
      T<takesover> {he} can choose one part and do only that one.
      T<takesover> {he} can ask, "How would you do it?" and wait for the whole answer.
      C<takesover> {he} can think, "My part is mine, and theirs is theirs."
      A<takesover> The sheet has four kinds of writing on it now. One of them leans, and one is far too big. Each of the four can point at it and say, "I did that." Together they know more than any one of them.
    `,
    '8-10': `
      D<takesover> When people make something together, some of them see the end from the start. {Name} may be one of those, and it is a useful gift. The trouble begins when the others hold the pens. Their way is slower, or odd, or simply different, and hands reach over to put it right. By Friday the work is good, and it is the work of one person. Three others have learnt to let somebody else do it.
      P<takesover> A person whose piece is corrected before it is finished seldom argues. They lean back. From the head of the table that looks like laziness. So it seems that one person is needed for everything.
      P<takesover> {teacher} is not only looking at the poster. Group work is set so that people learn to make one thing out of several heads. A spotless page by one of them has skipped that.
      Q<takesover> When somebody begins it the wrong way, {Name} might notice ____. It may be in the hands before it is a thought.
      H<takesover> {helper} can ask what the others were good at, instead of asking for the mark.
      H<takesover> {helper} can help to sort what is wrong from what is only different. ~ A date can be wrong, and a border cannot.
      T<takesover> {he} can take one part, put a name on it, and leave the other parts alone until they are finished.
      T<takesover> {he} can ask, "Do you want help with that, or time?" ~ It is surprising how often the answer is time.
      C<takesover> {he} can think, "Different is not the same as wrong."
      A<takesover> On the wall hangs a poster in four handwritings. One corner is crooked, and in it is the fact that everybody remembers. When people ask about it, all four can answer. A gift for seeing the whole is still of use there. It works best together with the rest, as one voice of several.
    `,
    '11+': `
      D<takesover> When people make something together, there is usually one who can already see the finished thing. {Name} may know that position from inside. It is quicker to do a task than to explain it, and painful to watch it being done badly. So one slide is quietly rewritten, and then the next. By the deadline the result is excellent and has a single author. What it has cost is harder to see. Three people have found out that their effort makes no difference, and they behave accordingly.
      P<takesover> From the other side of the table it does not look like dedication. It looks as if nobody else was trusted. People rarely say so. They become vague and late, which confirms every suspicion of the one who does everything.
      P<takesover> {teacher} can usually tell from the style how many people were at work. In many projects the way of working is a part of the mark, because it is the part that jobs later ask for.
      Q<takesover> With somebody else's half-finished part on the screen, {Name} might notice ____. The urge to fix it may arrive before the thought.
      H<takesover> {helper} can talk about a project that went wrong because one person would not let go, or because nobody took hold. ~ Most adults have been in both.
      H<takesover> {helper} can ask which parts are really wrong and which are only different. ~ The second list is longer than it feels.
      T<takesover> {he} can agree on names and dates for each part, and then comment without editing. ~ A comment leaves the work with its owner.
      T<takesover> {he} can say openly, "I find it hard to let go of this. Tell me when I overdo it." ~ That is disarming, and it works better than an apology.
      C<takesover> {he} can think, "Good enough and ours, or perfect and mine?"
      A<takesover> The final version has a section that nobody would have planned, and it is the one people ask about. Another is not as tidy as it could be. All four can explain the whole of it without looking at one another. Seeing what a thing could become is still worth a great deal, and together it goes further.
    `,
  },
};
